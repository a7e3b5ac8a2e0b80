import { asc, eq, inArray, sql } from 'drizzle-orm';
import { PRICES_CHANGED } from '../../../contract/orders.ts';
import { orderLines } from '../../db/schema/order-lines.ts';
import { orders } from '../../db/schema/orders.ts';
import { products } from '../../db/schema/products.ts';
import { voucherUses } from '../../db/schema/voucher-uses.ts';
import type { Context } from '../context.ts';
import { shippingPaise } from '../delivery/shipping-paise.ts';
import { DomainError } from '../errors.ts';
import { spendGiftCards } from '../gift-card/spend-gift-cards.ts';
import { customerOf } from '../identity/who.ts';
import { holdMembership } from '../membership/hold-membership.ts';
import { findVoucher } from '../voucher/find-voucher.ts';
import type { OrderRow } from './save-order.ts';

/**
 * Takes the goods of a released order from the stock again, its voucher, and its part from gift
 * vouchers. Errors: `conflict` where there is not enough or a price has changed, that of the delivery
 * too, `invalid` where the voucher no longer holds.
 */
export async function takeAgain(ctx: Context, order: OrderRow): Promise<void> {
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
  for (const line of lines) {
    const now = goods.find(({ id }) => id === line.productId);
    if (!now?.isPublished || now.pricePaise !== line.pricePaise) {
      throw new DomainError('conflict', PRICES_CHANGED);
    }
    if (now.stock === null) continue;
    if (now.stock < line.quantity)
      throw new DomainError('conflict', `${line.name} is out of stock.`);
    await tx
      .update(products)
      .set({ stock: sql`${products.stock} - ${line.quantity}` })
      .where(eq(products.id, line.productId));
    await tx
      .update(orderLines)
      .set({ stockTaken: line.quantity })
      .where(eq(orderLines.id, line.id));
  }
  await takeVoucherAgain(ctx, order);
  const { customerId, id: orderId, giftCardPaise: amountPaise } = order;
  if (amountPaise > 0) await spendGiftCards({ ctx, input: { customerId, orderId, amountPaise } });
  const taken = { releasedAt: null, takenAgainAt: ctx.clock.now() };
  await tx.update(orders).set(taken).where(eq(orders.id, order.id));
}

/** What membership gave the delivery then, it must give now; it stays so until the transaction ends. */
async function assertSameDelivery(ctx: Context, order: OrderRow): Promise<void> {
  const { cityId, deliveryMethod } = order;
  const { isElite } = await holdMembership(ctx, customerOf(ctx.who));
  const isTooFast = deliveryMethod === 'Same or next day delivery' && !isElite;
  if (isTooFast || shippingPaise({ cityId, isElite }) !== order.shippingPaise) {
    throw new DomainError('conflict', PRICES_CHANGED);
  }
}

async function takeVoucherAgain(ctx: Context, order: OrderRow): Promise<void> {
  if (!order.voucherCode) return;
  const { customerId, goodsPaise, voucherCode: code } = order;
  const now = ctx.clock.now();
  const found = await findVoucher({ db: ctx.db, code, customerId, goodsPaise, now, lock: true });
  if (found.discountPaise !== order.discountPaise) {
    throw new DomainError('conflict', PRICES_CHANGED);
  }
  const use = { orderId: order.id, voucherId: found.id, customerId };
  await ctx.db.insert(voucherUses).values({ ...use, createdAt: now });
}
