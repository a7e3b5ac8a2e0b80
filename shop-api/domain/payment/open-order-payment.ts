import { eq } from 'drizzle-orm';
import { customers } from '../../db/schema/customers.ts';
import { orders } from '../../db/schema/orders.ts';
import type { Context } from '../context.ts';
import type { OrderRow } from '../order/save-order.ts';
import type { PaymentPage } from './open-payment.ts';
import { openPayment } from './open-payment.ts';
import { payerEmail } from './payer-email.ts';
import { BEGIN_WITHIN_MS, HOLD_MS } from './time-to-pay.ts';

/**
 * Opens a payment of an order, or goes on with the one that is open. The goods are kept from now on for
 * as long as it may be begun, and as banks take over it. Within the caller's transaction, which holds
 * the order's row.
 */
export async function openOrderPayment(ctx: Context, order: OrderRow): Promise<PaymentPage> {
  const now = ctx.clock.now().getTime();
  const holdUntil = new Date(now + HOLD_MS);
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
    expiresAt: new Date(now + BEGIN_WITHIN_MS),
  });
}
