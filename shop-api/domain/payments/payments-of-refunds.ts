import { and, desc, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { payments } from '../../db/schema/payments.ts';
import { refundsDue } from '../../db/schema/refunds-due.ts';
import type { PaymentRow } from './payment.ts';

export type RefundRow = typeof refundsDue.$inferSelect;

/**
 * Returns the payment by which the money of each order came, by its id. A payment that could not be
 * used has a refund of its own and does not count.
 */
export async function paymentsOfOrders(
  db: Database,
  orderIds: readonly number[],
): Promise<Map<number, PaymentRow>> {
  const unused = db
    .select({ id: sql<number>`${refundsDue.paymentId}` })
    .from(refundsDue)
    .where(sql`${refundsDue.paymentId} IS NOT NULL`);
  const isTheirs = inArray(payments.orderId, [...orderIds]);
  const found = await db
    .select()
    .from(payments)
    .where(and(isTheirs, eq(payments.state, 'paid'), notInArray(payments.id, unused)))
    .orderBy(desc(payments.id));
  return new Map(found.map((payment) => [payment.orderId ?? 0, payment]));
}

/** Returns the payment by which the money of a refund came; undefined: in cash, or nobody knows. */
export async function paymentOfRefund(
  db: Database,
  { paymentId, orderId }: RefundRow,
): Promise<PaymentRow | undefined> {
  if (paymentId === null) {
    return orderId === null ? undefined : (await paymentsOfOrders(db, [orderId])).get(orderId);
  }
  const [payment] = await db.select().from(payments).where(eq(payments.id, paymentId));
  return payment;
}

/**
 * Returns the gateway's id of the payment that a refund pays back; null where the gateway gave none.
 * A payment that was made twice has two; the key of the refund names its own.
 */
export function idAtGateway(
  { gateway, gatewayPaymentId, txnid }: PaymentRow,
  { paymentKey }: Pick<RefundRow, 'paymentKey'>,
): string | null {
  const own = paymentKey.startsWith(`${gateway} `) ? paymentKey.slice(gateway.length + 1) : null;
  return own === txnid ? gatewayPaymentId : (own ?? gatewayPaymentId);
}
