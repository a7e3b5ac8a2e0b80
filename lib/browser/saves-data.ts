/** Whether the shopper has asked the browser to save data; false in browsers that do not say. */
export function savesData(): boolean {
  const { connection }: Navigator & { connection?: { saveData?: boolean } } = navigator;
  return connection?.saveData === true;
}
