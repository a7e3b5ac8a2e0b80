import { and, eq, gt } from 'drizzle-orm';
import { passwordApiMessages } from '../../../../contract/messages/password.ts';
import { customers } from '../../../db/schema/customers.ts';
import { resetLinks } from '../../../db/schema/login-codes.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Context } from '../../kernel/context.ts';
import { DomainError, invalidField } from '../../kernel/errors.ts';
import { tokenHash } from '../../session/token-hash.ts';
import { consumeCode, type RightCode } from '../login-code/check-code.ts';
import { demandCode } from '../login-code/demand-code.ts';
import { notifyOfPasswordChange } from './password-changed-mail.ts';
import { assertUncommon, unlessBusy } from './password-rules.ts';
import { isForeignAddress, proveEmail } from './prove-email.ts';
import { forgetOwnGuesses } from './sign-in-limits.ts';

interface ResetPassword {
  ctx: Context;
  input: {
    token: string;
    password: string;
    /** The code sent to the account's number, where the link alone is not enough. */
    code: string | undefined;
    recaptcha: string | undefined;
    /** The number of the account is not the caller's: the address gets an account of its own. */
    isOtherNumber: boolean;
  };
}

/**
 * Sets the password with the newest mailed link, once. Where the account has proven a number and
 * only claims the address, the number's code is needed too, so that one account stays one: without
 * a code one is sent, and the answer refuses `otp`. Every login ends and none begins. Public: the
 * link is the proof. Errors: `not_found` for an invalid link, `invalid` (new_password, otp,
 * recaptcha), `too_many_requests`, `unavailable`.
 */
export async function resetPassword({ ctx, input }: ResetPassword): Promise<void> {
  const { token, password, isOtherNumber } = input;
  const isHeld = and(
    eq(resetLinks.tokenHash, tokenHash(token)),
    gt(resetLinks.expiresAt, ctx.clock.now()),
  );
  const [found] = await ctx.db
    .select({ account: customers })
    .from(resetLinks)
    .innerJoin(customers, eq(customers.id, resetLinks.customerId))
    .where(isHeld);
  if (!found) throw badLink();
  assertUncommon(password);
  const code = await proveNumberToo({ ctx, input }, found.account);
  if (!isOtherNumber) await assertChanged(ctx, password, found.account.passwordHash);
  const passwordHash = await unlessBusy(() => ctx.passwords.hash(password));
  const email = await inTransaction(ctx.db, async (tx) => {
    const [taken] = await tx.delete(resetLinks).where(isHeld).returning();
    if (!taken) throw badLink();
    const within = { ...ctx, db: tx };
    if (code) await consumeCode(within, code);
    const { customerId } = taken;
    const proof = { customerId, passwordHash, hasNumber: Boolean(code), movesOut: isOtherNumber };
    const proven = await proveEmail({ ctx: within, input: proof });
    if (proven === undefined) throw badLink();
    await notifyOfPasswordChange({ ctx: within, input: { email: proven } });
    return proven;
  });
  await forgetOwnGuesses({ ctx, input: { email: email.toLowerCase() } });
}

/** Refuses the present password: whoever resets it may do so because others know it. */
async function assertChanged(ctx: Context, password: string, hash: string | null): Promise<void> {
  const isSame = hash !== null && (await unlessBusy(() => ctx.passwords.matches(password, hash)));
  if (isSame)
    throw invalidField('new_password', 'password_not_changed', passwordApiMessages.unchanged);
}

/** Demands the code of the account's number where it is needed. */
async function proveNumberToo(
  { ctx, input }: ResetPassword,
  account: typeof customers.$inferSelect,
): Promise<RightCode | undefined> {
  const { code, recaptcha, isOtherNumber } = input;
  const { id, phone: mobile } = account;
  if (isOtherNumber || mobile === null || !isForeignAddress(ctx, account)) return undefined;
  return demandCode({ ctx, input: { mobile, code, recaptcha, purpose: { newPasswordOf: id } } });
}

function badLink(): DomainError {
  return new DomainError('not_found', 'reset_link_not_valid', passwordApiMessages.badLink);
}
