import { and, eq, isNotNull, or } from 'drizzle-orm';
import { customers } from '../../../db/schema/customers.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Context } from '../../kernel/context.ts';
import type { LoginResult } from '../log-in/log-in.ts';
import { logIn } from '../log-in/log-in.ts';
import { checkCode, consumeCode } from './check-code.ts';
import { notRegistered } from './codes.ts';
import { issueCode } from './issue-code.ts';
import { provePhone } from './prove-phone.ts';
import { limitSending } from './send-limits.ts';

interface SendLoginCode {
  ctx: Context;
  /** `mobile` with `+91`; `recaptcha` from the third code on. */
  input: { mobile: string; recaptcha: string | undefined };
}

/**
 * Sends a login code to the number of an account, or of a closed account that a login reopens. The
 * number's earlier code ends, and only the requesting browser may use the new one. Public.
 * Errors: `not_found` for an unregistered number, `too_many_requests`, `invalid` (recaptcha),
 * `unavailable` where sending failed.
 */
export async function sendLoginCode({ ctx, input }: SendLoginCode): Promise<void> {
  await limitSending({ ctx, input });
  const { mobile } = input;
  if (!(await isKnown(ctx, mobile))) throw notRegistered();
  await issueCode({ ctx, input: { mobile, purpose: 'login' } });
}

async function isKnown({ db }: Context, mobile: string): Promise<boolean> {
  const mayReturn = and(isNotNull(customers.closedAt), isNotNull(customers.phoneProvenAt));
  const isHolder = and(eq(customers.phone, mobile), or(customers.isActive, mayReturn));
  const [found] = await db.select({ id: customers.id }).from(customers).where(isHolder).limit(1);
  return found !== undefined;
}

interface VerifyLoginCode {
  ctx: Context;
  /** `mobile` with `+91`. */
  input: { mobile: string; code: string };
}

/**
 * Logs in with the live code of a number, once; that proves the number, and reopens an account its
 * owner closed. Public. Errors: `invalid` (otp), `too_many_requests`.
 */
export async function verifyLoginCode({
  ctx,
  input,
}: VerifyLoginCode): Promise<LoginResult & { isBack: boolean }> {
  const right = await checkCode({ ctx, input: { ...input, purpose: 'login' } });
  return inTransaction(ctx.db, async (tx) => {
    const within = { ...ctx, db: tx };
    await consumeCode(within, right);
    const proven = await provePhone({ ctx: within, input: { mobile: input.mobile } });
    const { customerId, isBack } = proven;
    return { ...(await logIn({ ctx: within, input: { customerId } })), isBack };
  });
}
