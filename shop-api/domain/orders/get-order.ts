import type { OrderDetail, PriceChange } from '../../../contract/orders/order.ts';
import { toRupees } from '../../../contract/shop/money.ts';
import { isOrderOf, type OrderRow } from '../inventory/open-order.ts';
import type { Context, Given } from '../kernel/context.ts';
import { customerOf } from '../kernel/who.ts';
import { ownCollectCode } from './collect/collect-code.ts';
import { orderLineOf } from './order-lines.ts';
import { changesSince, missingToday, priceToday } from './order-today.ts';
import { readOrder } from './read-order.ts';

/**
 * Returns one of the customer's own orders. Customers only. Errors: `not_found`, also for another
 * customer's.
 */
export async function getOrder({
  ctx,
  input: { id },
}: Given<{ id: number }>): Promise<OrderDetail> {
  const isOwn = isOrderOf(customerOf(ctx.who), id);
  const { order, lines, facts } = await readOrder(ctx.db, isOwn);
  const priceChange = await readPriceChange(ctx, order);
  const code = ownCollectCode(ctx, order);
  return {
    ...facts,
    price_change: priceChange,
    collect_code: code,
    rated_product_info: lines.map(orderLineOf),
  };
}

/** Returns what differs today for an order that has released its goods; null where nothing does. */
async function readPriceChange(ctx: Context, order: OrderRow): Promise<PriceChange | null> {
  if (!order.releasedAt || order.state !== 'pending') return null;
  const today = await priceToday({ ctx, customer: customerOf(ctx.who), order, lock: false });
  const figures = changesSince(order, today);
  const missing = missingToday(today);
  if (figures.length + missing.length === 0) return null;
  return {
    figures: figures.map(({ displayedPaise, nowPaise, ...figure }) => ({
      ...figure,
      displayed: toRupees(displayedPaise),
      now: toRupees(nowPaise),
    })),
    missing,
    shipping_amt: toRupees(today.price.shippingPaise),
    tax_amt: toRupees(today.price.gstPaise),
    final_total: toRupees(today.payablePaise),
  };
}
