import { and, eq, isNotNull, ne } from 'drizzle-orm';
import { profileApiMessages, profileMessages } from '../../../../contract/messages/profile.ts';
import { customers } from '../../../db/schema/customers.ts';
import type { Context } from '../../kernel/context.ts';
import { type DomainError, invalidField } from '../../kernel/errors.ts';
import { customerOf } from '../../kernel/who.ts';
import { checkCode, type RightCode } from '../login-code/check-code.ts';
import { issueCode } from '../login-code/issue-code.ts';
import { assignNumber, isTakenMeanwhile } from '../login-code/phone-claims.ts';
import { limitSending } from '../login-code/send-limits.ts';

interface ProveNewNumber {
  ctx: Context;
  /** `mobile` with `+91`. */
  input: { mobile: string; code: string | undefined; recaptcha: string | undefined };
}

/**
 * Checks the code that proves a new number of the caller; without a code sends one to the number,
 * under the limits of login codes. Customers only. Errors: `invalid` (mobile_no, otp, recaptcha),
 * `too_many_requests`, `unavailable`.
 */
export async function proveNewNumber({ ctx, input }: ProveNewNumber): Promise<RightCode> {
  const { mobile, code, recaptcha } = input;
  const purpose = { newNumberOf: customerOf(ctx.who).customerId };
  if (code) return checkCode({ ctx, input: { mobile, code, purpose } });
  await limitSending({ ctx, input: { mobile, recaptcha } });
  if (await isSomebodyElses(ctx, mobile)) throw taken();
  await issueCode({ ctx, input: { mobile, purpose } });
  throw invalidField('otp', 'new_number_not_proven', profileMessages.newNumberCode);
}

interface AssignPhoneNumber {
  /** `ctx.db` is the transaction that consumed the proof. */
  ctx: Context;
  input: { mobile: string };
}

/**
 * Assigns a proven number to the caller; unproven claims of other accounts end. Errors: `invalid`
 * (mobile_no) where another account has proven it meanwhile.
 */
export async function assignPhoneNumber({
  ctx,
  input: { mobile },
}: AssignPhoneNumber): Promise<void> {
  const { customerId } = customerOf(ctx.who);
  try {
    if (!(await assignNumber({ ctx, input: { customerId, mobile } }))) throw taken();
  } catch (error) {
    if (isTakenMeanwhile(error)) throw taken();
    throw error;
  }
}

async function isSomebodyElses(ctx: Context, mobile: string): Promise<boolean> {
  const isOthers = and(
    eq(customers.phone, mobile),
    isNotNull(customers.phoneProvenAt),
    ne(customers.id, customerOf(ctx.who).customerId),
  );
  const [found] = await ctx.db
    .select({ id: customers.id })
    .from(customers)
    .where(isOthers)
    .limit(1);
  return found !== undefined;
}

function taken(): DomainError {
  return invalidField('mobile_no', 'mobile_number_taken', profileApiMessages.mobileTaken);
}
