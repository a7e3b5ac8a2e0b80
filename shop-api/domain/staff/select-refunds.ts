import { and, desc, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { customers } from '../../db/schema/customers.ts';
import { orders } from '../../db/schema/orders.ts';
import { payments } from '../../db/schema/payments.ts';
import { refundsDue } from '../../db/schema/refunds-due.ts';
import type { PaymentRow } from '../payments/payment.ts';

/** Returns a query of refunds with their payment, their order and the account that gets them. */
export function selectRefunds(db: Database) {
  return db
    .select({ refund: refundsDue, payment: payments, order: orders, customer: customers })
    .from(refundsDue)
    .leftJoin(payments, eq(payments.id, refundsDue.paymentId))
    .leftJoin(orders, eq(orders.id, refundsDue.orderId))
    .leftJoin(
      customers,
      eq(customers.id, sql`coalesce(${payments.customerId}, ${orders.customerId})`),
    );
}

export type SelectedRefund = Awaited<ReturnType<typeof selectRefunds>>[number];

/**
 * Returns the payment by which the money of each order came, by its id. A payment that could not be
 * used has a refund of its own and does not count.
 */
export async function paymentsOfOrders(
  db: Database,
  rows: readonly SelectedRefund[],
): Promise<Map<number, PaymentRow>> {
  const unused = db
    .select({ id: sql<number>`${refundsDue.paymentId}` })
    .from(refundsDue)
    .where(sql`${refundsDue.paymentId} IS NOT NULL`);
  const isTheirs = inArray(
    payments.orderId,
    rows.flatMap(({ refund: { orderId } }) => orderId ?? []),
  );
  const found = await db
    .select()
    .from(payments)
    .where(and(isTheirs, eq(payments.state, 'paid'), notInArray(payments.id, unused)))
    .orderBy(desc(payments.id));
  return new Map(found.map((payment) => [payment.orderId ?? 0, payment]));
}
