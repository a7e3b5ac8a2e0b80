import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { customers } from '../../db/schema/customers.ts';
import type { Customer } from '../identity/who.ts';

/** Holds the customer's row, so that changes of one customer's addresses happen one after another. */
export async function lockCustomer(tx: Database, { customerId }: Customer): Promise<void> {
  await tx
    .select({ id: customers.id })
    .from(customers)
    .where(eq(customers.id, customerId))
    .for('update');
}
