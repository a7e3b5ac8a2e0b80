import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { customers } from '../../db/schema/customers.ts';
import { notFound } from '../errors.ts';
import type { Customer } from '../identity/who.ts';

/** The caller's own row. Errors: `not_found`, for an account that went away meanwhile. */
export async function readOwnRow(db: Database, { customerId }: Customer) {
  const [row] = await db.select().from(customers).where(eq(customers.id, customerId));
  if (!row) throw notFound('Account');
  return row;
}
