/** A year, in seconds; other hosts of the domain are not the shop's to bind. */
const STRICT_TRANSPORT = 'max-age=31536000';

/**
 * Returns the value of `Strict-Transport-Security`: browsers come by https alone once they have seen
 * it. Empty for a shop that shoppers reach by http.
 */
export function strictTransport({ PUBLIC_ORIGIN }: Record<string, string | undefined>): string {
  return PUBLIC_ORIGIN?.startsWith('https:') ? STRICT_TRANSPORT : '';
}
