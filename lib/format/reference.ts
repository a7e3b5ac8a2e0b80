/**
 * Returns the reference that a shopper quotes to the shop: `Reference: 1a2b3c4d`.
 * @param id of a request or of an error, as in the logs
 */
export function referenceText(id: string): string {
  return `Reference: ${id.slice(0, 8)}`;
}
