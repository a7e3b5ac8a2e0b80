import { eq } from 'drizzle-orm';
import { customers } from '../../db/schema/customers.ts';
import type { Context } from '../context.ts';
import { isEliteAt } from '../identity/is-elite-at.ts';
import type { Customer } from '../identity/who.ts';

/**
 * The customer with the membership as it is now, not as it was when the call began. It stays so until
 * the transaction ends: who cancels a membership waits for that, and sees what it was used for.
 */
export async function holdMembership(
  { db: tx, clock }: Pick<Context, 'db' | 'clock'>,
  customer: Customer,
): Promise<Customer> {
  const [row] = await tx
    .select({ eliteUntil: customers.eliteUntil })
    .from(customers)
    .where(eq(customers.id, customer.customerId))
    .for('share');
  return { ...customer, isElite: row !== undefined && isEliteAt(row, clock.now()) };
}
