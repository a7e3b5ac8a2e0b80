import { and, eq, isNotNull } from 'drizzle-orm';
import { customers } from '../../db/schema/customers.ts';
import type { Context } from '../kernel/context.ts';

interface ProvenEmail {
  ctx: Pick<Context, 'db'>;
  input: { customerId: number };
}

/**
 * The address for notifications about a customer's orders and money: the current one, once its
 * owner has used a mailed link. Undefined if unproven: it may be another person's (decision 0009).
 */
export async function provenEmail({
  ctx,
  input: { customerId },
}: ProvenEmail): Promise<string | undefined> {
  const [found] = await ctx.db
    .select({ email: customers.email })
    .from(customers)
    .where(and(eq(customers.id, customerId), isNotNull(customers.emailProvenAt)));
  return found?.email ?? undefined;
}
