import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { CustomerState } from '../../../contract/staff/customer-states.ts';
import type { StaffCustomer } from '../../../contract/staff/customers.ts';
import type { Database } from '../../db/database.ts';
import { customers } from '../../db/schema/customers.ts';
import { orders } from '../../db/schema/orders.ts';

export type CustomerRow = typeof customers.$inferSelect;

/** What stands where a name was. */
export const ERASED = 'Erased';

/** Leaves out accounts of staff, whom no move of customers may lock out of the desk. */
export const isCustomer: SQL | undefined = and(
  eq(customers.isStaff, false),
  eq(customers.isSuperuser, false),
);

/** Returns how an account stands. */
export function customerState({ isActive, closedAt, email, phone }: CustomerRow): CustomerState {
  if (isActive) return 'open';
  if (closedAt === null) return 'blocked';
  return email === null && phone === null ? 'erased' : 'closed';
}

/** Returns what a customer is called at the desk; accounts made by a code alone have no name. */
export function customerName({ id, firstName, lastName }: CustomerRow): string {
  return `${firstName} ${lastName}`.trim() || `Customer ${id}`;
}

interface Ordered {
  count: number;
  last: Date;
}

/** Returns how much customers have ordered, by their ids. */
export async function countOrders(
  db: Database,
  ids: readonly number[],
): Promise<Map<number, Ordered>> {
  const rows = await db
    .select({
      id: orders.customerId,
      count: sql<number>`count(*)::int`,
      last: sql`max(${orders.placedAt})`.mapWith(orders.placedAt),
    })
    .from(orders)
    .where(inArray(orders.customerId, [...ids]))
    .groupBy(orders.customerId);
  return new Map(rows.map(({ id, count, last }) => [id, { count, last }]));
}

/** Returns a customer as the list displays them. */
export function customerListRow(row: CustomerRow, ordered?: Ordered): StaffCustomer {
  return {
    id: row.id,
    name: customerName(row),
    mobile: row.phone ?? '',
    email: row.email ?? '',
    state: customerState(row),
    since: row.createdAt.toISOString(),
    orders: ordered?.count ?? 0,
    last_order: ordered?.last.toISOString() ?? null,
    elite_until: row.memberUntil?.toISOString() ?? null,
  };
}
