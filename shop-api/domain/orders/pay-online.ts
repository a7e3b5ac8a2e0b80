import type { InferType } from 'yup';
import type { paymentLinkBody } from '../../../contract/orders/orders.ts';
import { pagePath } from '../../../contract/shop/page-path.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { OrderRow } from '../inventory/open-order.ts';
import type { Context } from '../kernel/context.ts';
import type { PaymentPage } from '../payments/open-payment.ts';
import { cancelOpenOrder, noteReplacement } from './cancel-open-order.ts';
import { draftOrder, type OrderToWrite } from './draft-order.ts';
import { isSameOrder } from './is-same-order.ts';
import { openOrderPayment } from './open-order-payment.ts';
import { orderOnline } from './order-to-write.ts';
import { soldOutTags } from './place-order.ts';
import { saveOrder } from './save-order.ts';
import { settleOrder } from './settle-order.ts';

interface PayOnline {
  ctx: Context;
  input: InferType<typeof paymentLinkBody>;
}

/**
 * Places an order of the customer's cart, to be paid online: the order is stored before the
 * customer leaves for the gateway. A repeated call for the same cart reuses the order; an open
 * order of another cart is cancelled. The cart is emptied when the order is paid. Customers only.
 * Errors: see `draftOrder` and `saveOrder`.
 */
export async function payOnline({ ctx, input }: PayOnline): Promise<PaymentPage> {
  return inTransaction(ctx.db, async (tx) => {
    const within = { ...ctx, db: tx };
    const order = await openOrder(within, orderOnline(input));
    return order.payablePaise === 0 ? settleAtOnce(within, order) : openOrderPayment(within, order);
  });
}

/**
 * Settles an order that gift vouchers pay in full: without a gateway, the next page is the order.
 */
export async function settleAtOnce(ctx: Context, { id, number }: OrderRow): Promise<PaymentPage> {
  await settleOrder(ctx, id, 0);
  return { txnid: number, url: ctx.publicOrigin + pagePath('order', { id }) };
}

async function openOrder(ctx: Context, input: OrderToWrite): Promise<OrderRow> {
  const { same, replaced } = await cancelOpenOrder({
    ctx,
    input,
    isReusable: (open, draft) => isSameOrder(ctx.db, open, draft),
  });
  if (same) return same;
  const draft = await draftOrder({ ctx, input });
  ctx.notify(soldOutTags(draft.lines));
  const order = await saveOrder(ctx, draft);
  await noteReplacement(ctx, { replaced, by: order });
  return order;
}
