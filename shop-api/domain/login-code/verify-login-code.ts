import { inTransaction } from '../../db/transaction.ts';
import type { Context } from '../context.ts';
import type { LoggedIn } from '../identity/log-in.ts';
import { logIn } from '../identity/log-in.ts';
import { checkCode, consumeCode } from './check-code.ts';
import { provePhone } from './prove-phone.ts';

interface VerifyLoginCode {
  ctx: Context;
  /** `mobile` with `+91`. */
  input: { mobile: string; code: string };
}

/**
 * Anyone may try. Logs in whoever knows the live code of a number, once; that proves the number, and
 * opens the account again that its owner had closed. Errors: `invalid` (otp), `too_many_requests`.
 */
export async function verifyLoginCode({
  ctx,
  input,
}: VerifyLoginCode): Promise<LoggedIn & { isBack: boolean }> {
  const right = await checkCode({ ctx, input: { ...input, purpose: 'login' } });
  return inTransaction(ctx.db, async (tx) => {
    const within = { ...ctx, db: tx };
    await consumeCode(within, right);
    const proven = await provePhone({ ctx: within, input: { mobile: input.mobile } });
    const { customerId, isBack } = proven;
    return { ...(await logIn({ ctx: within, input: { customerId } })), isBack };
  });
}
