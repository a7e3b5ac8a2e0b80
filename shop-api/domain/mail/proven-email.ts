import { and, eq, isNotNull } from 'drizzle-orm';
import { customers } from '../../db/schema/customers.ts';
import type { Context } from '../context.ts';

interface ProvenEmail {
  ctx: Pick<Context, 'db'>;
  input: { customerId: number };
}

/**
 * Where news of a customer's orders and money may go: the address as it is now, once its owner has
 * used a mailed link. Undefined for a mere claim, which may be somebody else's (decision 0009).
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
