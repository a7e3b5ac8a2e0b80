import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { customers } from '../../db/schema/customers.ts';
import { memberships } from '../../db/schema/memberships.ts';
import type { Context } from '../kernel/context.ts';
import { type Customer, isMemberAt } from '../kernel/who.ts';

export type MembershipRow = typeof memberships.$inferSelect;

/**
 * Locks the member's row and the term itself, so that changes to one customer's membership run one
 * after another.
 */
export async function lockMembership(tx: Database, id: number): Promise<MembershipRow> {
  const [found] = await tx.select().from(memberships).where(eq(memberships.id, id));
  if (!found) throw new Error(`There is no membership ${id}`);
  await lockMember(tx, found.customerId);
  const [locked] = await tx.select().from(memberships).where(eq(memberships.id, id)).for('update');
  return locked ?? found;
}

/** Locks a customer's row; returns the end of the customer's membership. */
export async function lockMember(tx: Database, customerId: number): Promise<Date | null> {
  const [customer] = await tx
    .select({ memberUntil: customers.memberUntil })
    .from(customers)
    .where(eq(customers.id, customerId))
    .for('no key update');
  return customer?.memberUntil ?? null;
}

/**
 * Returns the customer with the current membership, not that of the start of the call. It stays so
 * until the transaction ends: a cancellation waits, and sees how the membership was used.
 */
export async function holdMembership(
  { db: tx, clock }: Pick<Context, 'db' | 'clock'>,
  customer: Customer,
): Promise<Customer> {
  const [row] = await tx
    .select({ memberUntil: customers.memberUntil })
    .from(customers)
    .where(eq(customers.id, customer.customerId))
    .for('share');
  return { ...customer, isMember: row !== undefined && isMemberAt(row, clock.now()) };
}
