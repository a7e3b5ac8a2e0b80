import { and, eq, isNotNull, or } from 'drizzle-orm';
import { customers } from '../../db/schema/customers.ts';
import type { Context } from '../context.ts';
import { issueCode } from './issue-code.ts';
import { notRegistered } from './refusals.ts';
import { limitSending } from './send-limits.ts';

interface SendLoginCode {
  ctx: Context;
  /** `mobile` with `+91`; `recaptcha` from the third code on. */
  input: { mobile: string; recaptcha: string | undefined };
}

/**
 * Anyone may ask. Sends a login code to a number that an account has; one that its owner closed comes
 * back with it. The number's earlier code ends, and only the browser that asked may use the new one.
 * Errors: `not_found` for a number nobody has registered, `too_many_requests`, `invalid` (recaptcha),
 * `unavailable` where it could not be sent.
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
