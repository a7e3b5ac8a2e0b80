import { and, eq, isNotNull, or } from 'drizzle-orm';
import { customers } from '../../../db/schema/customers.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Context } from '../../kernel/context.ts';
import { type LoginResult, logIn } from '../log-in/log-in.ts';
import { checkCode, consumeCode } from './check-code.ts';
import { notRegistered, staffNeedPassword } from './codes.ts';
import { issueCode } from './issue-code.ts';
import { issueProof } from './number-proof.ts';
import { findOwnAccount, openBareAccount } from './prove-phone.ts';
import { limitSending } from './send-limits.ts';

interface SendLoginCode {
  ctx: Context;
  /**
   * `mobile` with `+91`; `recaptcha` from the third code on. `signUp`: a number without an account
   * gets a code too, for a sign-up.
   */
  input: { mobile: string; recaptcha: string | undefined; signUp: boolean };
}

/**
 * Sends a login code to the number of an account, or of a closed account that a login reopens; with
 * `signUp` to any number, so that the answer reveals nothing. The number's earlier code ends, and
 * only the requesting browser may use the new one. Public.
 * Errors: `not_found` for an unregistered number, `too_many_requests`, `invalid` (recaptcha),
 * `unavailable` where sending failed.
 */
export async function sendLoginCode({ ctx, input }: SendLoginCode): Promise<void> {
  const { mobile, signUp } = input;
  await limitSending({ ctx, input });
  if (!signUp && !(await isKnown(ctx, mobile))) throw notRegistered();
  await issueCode({ ctx, input: { mobile, purpose: 'login' } });
}

async function isKnown({ db }: Context, mobile: string): Promise<boolean> {
  // Whoever closed the account may return; a blocked customer reads why not, once the code is right.
  const isHolder = and(
    eq(customers.phone, mobile),
    or(customers.isActive, isNotNull(customers.phoneProvenAt)),
  );
  const [found] = await db.select({ id: customers.id }).from(customers).where(isHolder).limit(1);
  return found !== undefined;
}

interface VerifyLoginCode {
  ctx: Context;
  /** `mobile` with `+91`; `signUp` as for `sendLoginCode`. */
  input: { mobile: string; code: string; signUp: boolean };
}

/** A login, or the proof of a number that no account of the caller has. */
export type CodeResult =
  | { login: LoginResult; isBack: boolean; proof?: undefined }
  | { login?: undefined; proof: string };

/**
 * Consumes the live code of a number, once, and proves the number: logs in to the caller's account
 * and reopens one that its owner closed. For a number without such an account it opens a bare one,
 * or with `signUp` returns a proof for the sign-up and changes no account. A code alone opens no
 * account of staff. Public. Errors: `invalid` (otp), `too_many_requests`.
 */
export async function verifyLoginCode({ ctx, input }: VerifyLoginCode): Promise<CodeResult> {
  const { mobile, code, signUp } = input;
  const right = await checkCode({ ctx, input: { mobile, code, purpose: 'login' } });
  return inTransaction(ctx.db, async (tx) => {
    const within = { ...ctx, db: tx };
    await consumeCode(within, right);
    const own = await findOwnAccount({ ctx: within, input: { mobile } });
    if (!own && signUp) return { proof: await issueProof({ ctx: within, input: { mobile } }) };
    if (own?.isStaff) throw staffNeedPassword();
    const proven = own ?? (await openBareAccount({ ctx: within, input: { mobile } }));
    const { customerId, isBack } = proven;
    return { login: await logIn({ ctx: within, input: { customerId } }), isBack };
  });
}
