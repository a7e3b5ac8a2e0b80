import { eq } from 'drizzle-orm';
import { customers } from '../../db/schema/customers.ts';
import { orders } from '../../db/schema/orders.ts';
import type { Context } from '../context.ts';
import type { OrderRow } from '../order/save-order.ts';
import type { PaymentPage } from './open-payment.ts';
import { openPayment } from './open-payment.ts';
import { payerEmail } from './payer-email.ts';

/** How long the goods wait for a payment. */
export const HOLD_MS = 30 * 60_000;

/**
 * Opens a payment of an order, or goes on with the one that is open; the goods are kept for half an
 * hour from now. Within the caller's transaction, which holds the order's row.
 */
export async function openOrderPayment(ctx: Context, order: OrderRow): Promise<PaymentPage> {
  const holdUntil = new Date(ctx.clock.now().getTime() + HOLD_MS);
  const isHeld = order.payType === 'Online Payment';
  if (isHeld) await ctx.db.update(orders).set({ holdUntil }).where(eq(orders.id, order.id));
  const [customer] = await ctx.db
    .select({ email: customers.email })
    .from(customers)
    .where(eq(customers.id, order.customerId));
  return openPayment(ctx, {
    subject: { orderId: order.id },
    customerId: order.customerId,
    amountPaise: order.payablePaise,
    product: `Vanya order ${order.number}`,
    payer: {
      name: order.fullName,
      email: payerEmail(ctx, customer?.email),
      phone: order.mobile,
    },
    expiresAt: holdUntil,
  });
}
