import type { SQL } from 'drizzle-orm';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { orders } from '../../db/schema/orders.ts';
import type { Customer } from '../identity/who.ts';
import { isOrderOf } from './is-order-of.ts';

type OrderRow = typeof orders.$inferSelect;

/** Any constant no other advisory lock with two keys uses; the second key is the customer. */
const ORDERING_LOCK = 2_026_112_202;

/**
 * The open order of a customer's cart: it waits for its payment and holds its goods. Ordering goes on
 * with it or cancels it, so what it holds and uses does not count against its own customer. An older
 * order that was accepted again stands for itself and is none.
 */
export function isOpenOrderOf(customer: Customer): SQL | undefined {
  return and(
    isOrderOf(customer),
    eq(orders.state, 'pending'),
    eq(orders.payType, 'Online Payment'),
    isNull(orders.paidAt),
    isNull(orders.releasedAt),
    isNull(orders.takenAgainAt),
  );
}

/** The open order, as it is now. */
export async function findOpenOrder(
  db: Database,
  customer: Customer,
): Promise<OrderRow | undefined> {
  const [order] = await openOrders(db, customer);
  return order;
}

/**
 * The open order, its row locked until the transaction ends. The customer places no other order
 * meanwhile, also where none is open: two tabs that order at once do so one after the other.
 */
export async function lockOpenOrder(
  tx: Database,
  customer: Customer,
): Promise<OrderRow | undefined> {
  const { customerId } = customer;
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${ORDERING_LOCK}::int, ${customerId}::int)`);
  const [order] = await openOrders(tx, customer).for('update');
  return order;
}

function openOrders(db: Database, customer: Customer) {
  return db.select().from(orders).where(isOpenOrderOf(customer)).orderBy(desc(orders.id)).limit(1);
}
