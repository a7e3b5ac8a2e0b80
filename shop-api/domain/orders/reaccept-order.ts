import { asc, eq, inArray, sql } from 'drizzle-orm';
import { orderApiMessages, orderMessages } from '../../../contract/messages/orders.ts';
import { orderLines } from '../../db/schema/order-lines.ts';
import { orders } from '../../db/schema/orders.ts';
import { products } from '../../db/schema/products.ts';
import { voucherUses } from '../../db/schema/vouchers.ts';
import { shippingPaise } from '../delivery/shipping-paise.ts';
import { spendGiftCards } from '../gift-cards/spend-gift-cards.ts';
import type { OrderRow } from '../inventory/open-order.ts';
import { assertAsDisplayed } from '../kernel/assert-as-displayed.ts';
import type { Context } from '../kernel/context.ts';
import { DomainError } from '../kernel/errors.ts';
import { customerOf } from '../kernel/who.ts';
import { holdMembership } from '../memberships/lock-membership.ts';
import { findVoucher } from '../vouchers/find-voucher.ts';

/**
 * Takes the goods of a released order from the stock again, and uses its voucher and its part of
 * gift vouchers again. Errors: `conflict` where the stock is too small or a price has changed, that
 * of the delivery included; `invalid` where the voucher is no longer valid.
 */
export async function reacceptOrder(ctx: Context, order: OrderRow): Promise<void> {
  const { db: tx } = ctx;
  await assertSameDelivery(ctx, order);
  const lines = await tx.select().from(orderLines).where(eq(orderLines.orderId, order.id));
  const ids = lines.map(({ productId }) => productId);
  const goods = await tx
    .select()
    .from(products)
    .where(inArray(products.id, ids))
    .orderBy(asc(products.id))
    .for('update');
  assertSameGoods(lines, goods);
  for (const line of lines) {
    const stock = goods.find(({ id }) => id === line.productId)?.stock ?? null;
    if (stock === null) continue;
    if (stock < line.quantity) {
      throw new DomainError(
        'conflict',
        'goods_sold_meanwhile',
        orderApiMessages.outOfStock(line.name),
      );
    }
    await tx
      .update(products)
      .set({ stock: sql`${products.stock} - ${line.quantity}` })
      .where(eq(products.id, line.productId));
    await tx
      .update(orderLines)
      .set({ stockTaken: line.quantity })
      .where(eq(orderLines.id, line.id));
  }
  await reapplyVoucher(ctx, order);
  const { customerId, id: orderId, giftCardPaise: amountPaise } = order;
  if (amountPaise > 0) await spendGiftCards({ ctx, input: { customerId, orderId, amountPaise } });
  const taken = { releasedAt: null, reacceptedAt: ctx.clock.now() };
  await tx.update(orders).set(taken).where(eq(orders.id, order.id));
}

/** Refuses goods that are no longer sold, or no longer at the price of the order. */
function assertSameGoods(
  lines: readonly (typeof orderLines.$inferSelect)[],
  goods: readonly (typeof products.$inferSelect)[],
): void {
  const compared = lines.map((line) => {
    const now = goods.find(({ id }) => id === line.productId);
    if (!now?.isPublished)
      throw new DomainError('conflict', 'product_withdrawn', orderMessages.pricesChanged);
    const { name: product, pricePaise: displayedPaise } = line;
    return { name: 'price' as const, product, displayedPaise, nowPaise: now.pricePaise };
  });
  assertAsDisplayed(compared);
}

/**
 * Refuses a change of what membership gives the delivery; locks the membership until the
 * transaction ends.
 */
async function assertSameDelivery(ctx: Context, order: OrderRow): Promise<void> {
  const { cityId, deliveryMethod } = order;
  const { isMember } = await holdMembership(ctx, customerOf(ctx.who));
  if (deliveryMethod === 'Same or next day delivery' && !isMember) {
    throw new DomainError('conflict', 'rapid_delivery_ended', orderMessages.pricesChanged);
  }
  const nowPaise = shippingPaise({ cityId, isMember });
  assertAsDisplayed([{ name: 'shipping', displayedPaise: order.shippingPaise, nowPaise }]);
}

async function reapplyVoucher(ctx: Context, order: OrderRow): Promise<void> {
  if (!order.voucherCode) return;
  const { customerId, goodsPaise, voucherCode: code } = order;
  const now = ctx.clock.now();
  const found = await findVoucher({ db: ctx.db, code, customerId, goodsPaise, now, lock: true });
  const { discountPaise: nowPaise } = found;
  assertAsDisplayed([{ name: 'discount', displayedPaise: order.discountPaise, nowPaise }]);
  const use = { orderId: order.id, voucherId: found.id, customerId };
  await ctx.db.insert(voucherUses).values({ ...use, createdAt: now });
}
