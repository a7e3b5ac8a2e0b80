import { createHash } from 'node:crypto';
import type { Who } from '../kernel/who.ts';

/** Returns the stored form of a login token: its SHA-256 in hex. The token itself is not stored. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/**
 * Identifies the browser of a call without revealing its secret: SHA-256 of the visitor id or of
 * the login token. Null for a call with neither.
 */
export function browserOf(who: Who): string | null {
  if (who.kind === 'nobody') return null;
  return who.kind === 'visitor' ? tokenHash(who.visitorId) : who.tokenHash;
}
