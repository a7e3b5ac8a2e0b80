import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { customers } from '../../db/schema/customers.ts';
import { memberships } from '../../db/schema/memberships.ts';

export type MembershipRow = typeof memberships.$inferSelect;

/**
 * Holds the member's row and the term itself, so that all that changes one customer's membership
 * happens one after another.
 */
export async function lockMembership(tx: Database, id: number): Promise<MembershipRow> {
  const [found] = await tx.select().from(memberships).where(eq(memberships.id, id));
  if (!found) throw new Error(`There is no membership ${id}`);
  await lockMember(tx, found.customerId);
  const [locked] = await tx.select().from(memberships).where(eq(memberships.id, id)).for('update');
  return locked ?? found;
}

/** Holds a customer's row; answers until when the customer is a member. */
export async function lockMember(tx: Database, customerId: number): Promise<Date | null> {
  const [customer] = await tx
    .select({ eliteUntil: customers.eliteUntil })
    .from(customers)
    .where(eq(customers.id, customerId))
    .for('no key update');
  return customer?.eliteUntil ?? null;
}
