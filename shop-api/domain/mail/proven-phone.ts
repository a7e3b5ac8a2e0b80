import { and, eq, isNotNull, or } from 'drizzle-orm';
import { AT_DESK, customers } from '../../db/schema/customers.ts';
import type { Context } from '../kernel/context.ts';

/** A code has proven it, or its owner has called the shop from it. */
const isTheirs = or(isNotNull(customers.phoneProvenAt), eq(customers.claimedBy, AT_DESK));

/** A number that carriers of India deliver text messages to. */
const INDIAN_MOBILE = /^\+91[6-9]\d{9}$/;

/** Whether text messages can be sent to a number: a mobile number of India with its calling code. */
export function takesTextMessages(mobile: string): boolean {
  return INDIAN_MOBILE.test(mobile);
}

interface ProvenPhone {
  ctx: Pick<Context, 'db'>;
  input: { customerId: number };
}

/**
 * The number for text messages about a customer's orders and money: the current one, once a code
 * sent to it was entered, or staff have taken an order on it. Undefined if unproven: it may be another person's (decision 0009).
 */
export async function provenPhone({
  ctx,
  input: { customerId },
}: ProvenPhone): Promise<string | undefined> {
  const [found] = await ctx.db
    .select({ phone: customers.phone })
    .from(customers)
    .where(and(eq(customers.id, customerId), isTheirs));
  return found?.phone && takesTextMessages(found.phone) ? found.phone : undefined;
}
