import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { ONLINE_PAYMENT } from '../../../contract/orders/payment-kinds.ts';
import type { Database } from '../../db/database.ts';
import { orders } from '../../db/schema/orders.ts';
import type { Customer } from '../kernel/who.ts';

/** Restricts a query to the customer's own orders, so that another customer's is never read. */
export function isOrderOf({ customerId }: Customer, id?: number): SQL | undefined {
  const own = eq(orders.customerId, customerId);
  return id === undefined ? own : and(own, eq(orders.id, id));
}

/** A stored order. */
export type OrderRow = typeof orders.$inferSelect;

/** Any constant that no other advisory lock with two keys uses; the second key is the customer. */
const ORDERING_LOCK = 2_026_112_202;

/**
 * The condition for the open order of a customer's cart, which waits for payment and reserves
 * goods. The next order continues or cancels it, so its reservations do not count against the
 * customer. An older order that was accepted again is independent of the cart and not open.
 */
export function isOpenOrderOf(customer: Customer): SQL | undefined {
  return and(
    isOrderOf(customer),
    eq(orders.state, 'pending'),
    eq(orders.payType, ONLINE_PAYMENT),
    isNull(orders.paidAt),
    isNull(orders.releasedAt),
    isNull(orders.reacceptedAt),
  );
}

/** Returns the open order without locking it. */
export async function findOpenOrder(
  db: Database,
  customer: Customer,
): Promise<OrderRow | undefined> {
  const [order] = await openOrders(db, customer);
  return order;
}

/**
 * Returns the open order, its row locked until the transaction ends. Blocks other orders of the
 * customer meanwhile, even if none is open: simultaneous orders in two tabs run in sequence.
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
