import { tokenHash } from './token-hash.ts';
import type { Who } from './who.ts';

/**
 * Names the browser behind a call without telling its secret: SHA-256 of the visitor id or of the
 * login's token. Null for a call that names none.
 */
export function browserOf(who: Who): string | null {
  if (who.kind === 'nobody') return null;
  return who.kind === 'visitor' ? tokenHash(who.visitorId) : who.tokenHash;
}
