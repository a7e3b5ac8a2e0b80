import { eq } from 'drizzle-orm';
import { orderApiMessages, orderMessages } from '../../../contract/messages/orders.ts';
import { orderLines } from '../../db/schema/order-lines.ts';
import { orders } from '../../db/schema/orders.ts';
import { voucherUses } from '../../db/schema/vouchers.ts';
import { spendGiftCards } from '../gift-cards/spend-gift-cards.ts';
import type { OrderRow } from '../inventory/open-order.ts';
import { takeStock } from '../inventory/stock.ts';
import { assertAsDisplayed } from '../kernel/assert-as-displayed.ts';
import type { Context } from '../kernel/context.ts';
import { DomainError } from '../kernel/errors.ts';
import { CUSTOMER } from '../kernel/stock-cause.ts';
import { customerOf } from '../kernel/who.ts';
import { holdMembership } from '../memberships/lock-membership.ts';
import { assertSells } from '../settings/assert-sells.ts';
import { storedSettings } from '../settings/read-settings.ts';
import { type AcceptedFigures, compareAccepted, isTodaysBill } from './accepted-figures.ts';
import { assertStillCollects } from './collect/collecting-store.ts';
import { changesSince, type OrderToday, priceToday, shortToday } from './order-today.ts';

interface ReacceptOrder {
  /** The context of the transaction that has locked the order's row. */
  ctx: Context;
  order: OrderRow;
  accepted: AcceptedFigures;
}

/**
 * Takes the goods of a released order from the stock again, and uses its voucher and its part of
 * gift vouchers again. Where prices have changed, the customer must have accepted those of today:
 * the order then gets them. Returns the order with its figures.
 * Errors: those of `assertSells`, `invalid` where its store hands out no orders any more, and `conflict`
 * where the stock is too small, rapid delivery has ended or the figures accepted
 * are not those of today.
 */
export async function reacceptOrder({ ctx, order, accepted }: ReacceptOrder): Promise<OrderRow> {
  const customer = await holdMembership(ctx, customerOf(ctx.who));
  if (order.deliveryMethod === 'Same or next day delivery' && !customer.isMember) {
    throw new DomainError('conflict', 'rapid_delivery_ended', orderMessages.pricesChanged);
  }
  assertSells(ctx, await storedSettings(ctx.db));
  await assertStillCollects(ctx.db, order);
  const today = await priceToday({ ctx, customer, order, lock: true });
  assertSold(today);
  if (!isTodaysBill(accepted, today)) {
    assertAsDisplayed(changesSince(order, today));
    assertAsDisplayed(compareAccepted(order, accepted));
  }
  await takeGoods(ctx, order, today);
  const { id: orderId, customerId } = order;
  const { voucher, giftCardPaise: amountPaise } = today;
  if (voucher) {
    const use = { orderId, voucherId: voucher.id, customerId };
    await ctx.db.insert(voucherUses).values({ ...use, createdAt: ctx.clock.now() });
  }
  if (amountPaise > 0) await spendGiftCards({ ctx, input: { customerId, orderId, amountPaise } });
  return saveToday(ctx, order, today);
}

/** Refuses goods that are not sold, or of which too few are left. */
function assertSold(today: OrderToday): void {
  if (today.lines.some(({ product }) => !product)) {
    throw new DomainError('conflict', 'product_withdrawn', orderMessages.pricesChanged);
  }
  const [name] = shortToday(today);
  if (name === undefined) return;
  throw new DomainError('conflict', 'goods_sold_meanwhile', orderApiMessages.outOfStock(name));
}

/** Takes the goods from the stock, and gives the lines the prices of today. */
async function takeGoods(
  { db: tx, clock }: Context,
  { number: reference }: OrderRow,
  { lines, price }: OrderToday,
): Promise<void> {
  const sold = lines.flatMap(({ line, product }) => (product ? [line] : []));
  await takeStock(tx, sold, { kind: 'order', reference, by: CUSTOMER, at: clock.now() });
  for (const [index, { line, product, gstPercent }] of lines.entries()) {
    if (!product) continue;
    const { pricePaise, mrpPaise, hsn } = product;
    const stockTaken = product.stock === null ? 0 : line.quantity;
    const figures = { ...price.lines[index], pricePaise, mrpPaise, hsn, gstPercent, stockTaken };
    await tx.update(orderLines).set(figures).where(eq(orderLines.id, line.id));
  }
}

/** Writes the figures of today, which equal those of the order unless prices have changed. */
async function saveToday(ctx: Context, order: OrderRow, today: OrderToday): Promise<OrderRow> {
  const { goodsPaise, discountPaise, shippingPaise, gstPaise } = today.price;
  const { voucher, delivery, giftCardPaise, payablePaise } = today;
  const figures = { goodsPaise, discountPaise, shippingPaise, gstPaise };
  const [saved] = await ctx.db
    .update(orders)
    .set({
      ...figures,
      shippingReason: delivery.reason,
      giftCardPaise,
      payablePaise,
      voucherCode: voucher?.code ?? '',
      releasedAt: null,
      reacceptedAt: ctx.clock.now(),
    })
    .where(eq(orders.id, order.id))
    .returning();
  if (!saved) throw new Error('An update of a locked row always answers it');
  return saved;
}
