import { and, eq, gt } from 'drizzle-orm';
import { resetLinks } from '../../db/schema/reset-links.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Context } from '../context.ts';
import { DomainError } from '../errors.ts';
import { forgetOwnGuesses } from '../identity/sign-in-limits.ts';
import { tokenHash } from '../identity/token-hash.ts';
import { unlessBusy } from '../identity/unless-busy.ts';
import { assertUncommon } from './assert-uncommon.ts';
import { proveEmail } from './prove-email.ts';
import { tellPasswordChanged } from './tell-password-changed.ts';

interface ResetPassword {
  ctx: Context;
  input: { token: string; password: string };
}

/**
 * Whoever holds the newest mailed link may set the password, once. What it proves and to
 * whom the account belongs then: see `proveEmail`. Every login ends and none begins. Errors: `not_found` for a link that does not hold,
 * `invalid` (new_password), `too_many_requests`.
 */
export async function resetPassword({ ctx, input }: ResetPassword): Promise<void> {
  const isHeld = and(
    eq(resetLinks.tokenHash, tokenHash(input.token)),
    gt(resetLinks.expiresAt, ctx.clock.now()),
  );
  const [link] = await ctx.db.select().from(resetLinks).where(isHeld);
  if (!link) throw badLink();
  assertUncommon(input.password);
  const passwordHash = await unlessBusy(() => ctx.passwords.hash(input.password));
  const email = await inTransaction(ctx.db, async (tx) => {
    const [taken] = await tx.delete(resetLinks).where(isHeld).returning();
    if (!taken) throw badLink();
    const within = { ...ctx, db: tx };
    const { customerId } = taken;
    const proven = await proveEmail({ ctx: within, input: { customerId, passwordHash } });
    if (proven === undefined) throw badLink();
    await tellPasswordChanged({ ctx: within, input: { email: proven } });
    return proven;
  });
  await forgetOwnGuesses({ ctx, input: { email: email.toLowerCase() } });
}

function badLink(): DomainError {
  return new DomainError('not_found', 'This link is no longer valid. Please ask for a new one.');
}
