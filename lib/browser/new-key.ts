/**
 * Returns a unique key. `crypto.randomUUID` exists on https and on localhost only; a phone in the
 * same network opens the demo shop over http.
 */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
