import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { customers } from '../../db/schema/customers.ts';
import { orders } from '../../db/schema/orders.ts';
import { payments } from '../../db/schema/payments.ts';
import { refundsDue } from '../../db/schema/refunds-due.ts';

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
