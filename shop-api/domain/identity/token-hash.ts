import { createHash } from 'node:crypto';

/** What is stored of a login token: its SHA-256 in hex. The token itself is known to its owner alone. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
