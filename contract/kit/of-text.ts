/** Returns the transform of a rule that reads texts with `read`; yup hands it whatever was sent. */
export function ofText(read: (written: string) => string) {
  return (sent: unknown) => (typeof sent === 'string' ? read(sent) : sent);
}
