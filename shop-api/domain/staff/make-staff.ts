import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { customers } from '../../db/schema/customers.ts';

/**
 * Makes a member of staff of the open account with an email address, in any case of letters. Its
 * next login opens the dashboard. Returns whether there is such an account.
 */
export async function makeStaff(db: Database, email: string): Promise<boolean> {
  const isAccount = eq(sql`lower(${customers.email})`, email.trim().toLowerCase());
  const rows = await db
    .update(customers)
    .set({ isStaff: true })
    .where(and(isAccount, eq(customers.isActive, true)))
    .returning({ id: customers.id });
  return rows.length > 0;
}
