import { eq, gt, inArray, isNotNull, lte, type SQL, sql } from 'drizzle-orm';
import type {
  customerEndpoints,
  StaffCustomer,
  StaffCustomerDetail,
} from '../../../contract/staff/customers.ts';
import type { Database } from '../../db/database.ts';
import { accountWords, customers, isBlocked } from '../../db/schema/customers.ts';
import { orders } from '../../db/schema/orders.ts';
import type { QueryOf, Sent } from '../desk/list-sent.ts';
import { beginsAsEmail, endsWithDigits, hasWords } from '../kernel/typed-search.ts';
import { countOrders, customerListRow, isCustomer } from './customer-facts.ts';
import { readStaffCustomer } from './read-staff-customer.ts';

type Query = QueryOf<typeof customerEndpoints.listCustomers>;

const STATES: Record<NonNullable<Query['state']>, SQL | undefined> = {
  open: eq(customers.isActive, true),
  blocked: isBlocked(customers),
  closed: isNotNull(customers.closedAt),
};

/** Tried for each customer by the index of orders; a join would read the orders of all. */
const hasOrdered = sql`(SELECT true FROM ${orders} WHERE ${orders.customerId} = ${customers.id} LIMIT 1) IS TRUE`;

/** The customers of the shop. */
export const sentCustomers: Sent<Query, StaffCustomer, StaffCustomerDetail> = {
  table: customers,
  at: customers.createdAt,
  sorts: { since: customers.createdAt, elite_until: customers.memberUntil },
  chosen: ({ state, elite, ordered, sort }, { clock }) => [
    isCustomer,
    state && STATES[state],
    elite === 'member' ? gt(customers.memberUntil, clock.now()) : undefined,
    elite === 'ended' ? lte(customers.memberUntil, clock.now()) : undefined,
    // Whoever was never a member has no place in the order of ends.
    sort === 'elite_until' ? isNotNull(customers.memberUntil) : undefined,
    ordered && hasOrdered,
  ],
  found: (_, typed) => [
    hasWords(accountWords(customers), typed),
    beginsAsEmail(customers.email, typed),
    endsWithDigits(customers.phone, typed),
  ],
  rows: readCustomers,
  read: readStaffCustomer,
};

async function readCustomers(db: Database, ids: readonly number[]): Promise<StaffCustomer[]> {
  const [rows, ordered] = await Promise.all([
    db
      .select()
      .from(customers)
      .where(inArray(customers.id, [...ids])),
    countOrders(db, ids),
  ]);
  return rows.map((row) => customerListRow(row, ordered.get(row.id)));
}
