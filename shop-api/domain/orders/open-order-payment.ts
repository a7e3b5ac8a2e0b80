import { eq } from 'drizzle-orm';
import { ONLINE_PAYMENT } from '../../../contract/orders/payment-kinds.ts';
import { customers } from '../../db/schema/customers.ts';
import { orders } from '../../db/schema/orders.ts';
import type { OrderRow } from '../inventory/open-order.ts';
import type { Context } from '../kernel/context.ts';
import { openPayment, type PaymentPage, payerEmail } from '../payments/open-payment.ts';
import { BANKS_TAKE_MS, HOLD_MS } from '../payments/payment.ts';
import { storedSettings } from '../settings/read-settings.ts';

/**
 * Opens a payment of an order, or reuses the open one. From now on the goods are reserved for as
 * long as the payment may be started and a bank may take: for `holdMs` in all. Within the caller's transaction, which
 * has locked the order's row.
 */
export async function openOrderPayment(
  ctx: Context,
  order: OrderRow,
  holdMs = HOLD_MS,
): Promise<PaymentPage> {
  const now = ctx.clock.now().getTime();
  const holdUntil = new Date(now + holdMs);
  const isHeld = order.payType === ONLINE_PAYMENT;
  if (isHeld) await ctx.db.update(orders).set({ holdUntil }).where(eq(orders.id, order.id));
  const { company } = await storedSettings(ctx.db);
  const [customer] = await ctx.db
    .select({ email: customers.email })
    .from(customers)
    .where(eq(customers.id, order.customerId));
  return openPayment(ctx, {
    subject: { purpose: 'order', id: order.id },
    customerId: order.customerId,
    amountPaise: order.payablePaise,
    product: `${company.name} order ${order.number}`,
    payer: {
      name: order.fullName,
      email: payerEmail(ctx, customer?.email),
      phone: order.mobile,
    },
    expiresAt: new Date(now + holdMs - BANKS_TAKE_MS),
  });
}
