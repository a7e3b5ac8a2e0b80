/** Names a form, whose write then happens once, however often it is sent. */
export function FormKey() {
  return <input type="hidden" name="key" value={crypto.randomUUID()} />;
}
