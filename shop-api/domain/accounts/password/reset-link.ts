import { resetLinks } from '../../../db/schema/login-codes.ts';
import type { Context } from '../../kernel/context.ts';
import { MINUTE_MS } from '../../kernel/durations.ts';
import { tokenHash } from '../../session/token-hash.ts';

const VALID_MS = 30 * MINUTE_MS;

/** Makes the token of a link that sets the password of an account, once; it replaces the older one. */
export async function makeResetToken(
  { db, ids, clock }: Pick<Context, 'db' | 'ids' | 'clock'>,
  customerId: number,
): Promise<string> {
  const token = ids.resetToken();
  const expiresAt = new Date(clock.now().getTime() + VALID_MS);
  const link = { tokenHash: tokenHash(token), expiresAt };
  await db
    .insert(resetLinks)
    .values({ customerId, ...link })
    .onConflictDoUpdate({ target: resetLinks.customerId, set: link });
  return token;
}
