import { and, eq, gt } from 'drizzle-orm';
import { passwordApiMessages } from '../../../../contract/messages/password.ts';
import { resetLinks } from '../../../db/schema/login-codes.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Context } from '../../kernel/context.ts';
import { DomainError } from '../../kernel/errors.ts';
import { tokenHash } from '../../session/token-hash.ts';
import { notifyOfPasswordChange } from './password-changed-mail.ts';
import { assertUncommon, unlessBusy } from './password-rules.ts';
import { proveEmail } from './prove-email.ts';
import { forgetOwnGuesses } from './sign-in-limits.ts';

interface ResetPassword {
  ctx: Context;
  input: { token: string; password: string };
}

/**
 * Sets the password with the newest mailed link, once; `proveEmail` decides which account the link
 * proves. Every login ends and none begins. Public: the link is the proof.
 * Errors: `not_found` for an invalid link, `invalid` (new_password), `too_many_requests`.
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
    await notifyOfPasswordChange({ ctx: within, input: { email: proven } });
    return proven;
  });
  await forgetOwnGuesses({ ctx, input: { email: email.toLowerCase() } });
}

function badLink(): DomainError {
  return new DomainError('not_found', 'reset_link_not_valid', passwordApiMessages.badLink);
}
