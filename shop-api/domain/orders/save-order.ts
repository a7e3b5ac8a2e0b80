import type { Database } from '../../db/database.ts';
import { orderLines } from '../../db/schema/order-lines.ts';
import { orderEvents, orders } from '../../db/schema/orders.ts';
import { voucherUses } from '../../db/schema/vouchers.ts';
import { spendGiftCards } from '../gift-cards/spend-gift-cards.ts';
import type { OrderRow } from '../inventory/open-order.ts';
import { assertInStock, takeStock } from '../inventory/stock.ts';
import type { Context } from '../kernel/context.ts';
import { frozenParts } from '../kernel/pieces.ts';
import type { OrderPrice } from '../kernel/price-order.ts';
import { CUSTOMER } from '../kernel/stock-cause.ts';
import { saveCollection } from './collect/collecting-store.ts';
import type { OrderDraft } from './draft-order.ts';
import type { OrderedLine } from './ordered-goods.ts';

/**
 * Writes a draft within the same transaction: takes the goods from the stock, uses the voucher and
 * gift vouchers, stores prices, taxes and addresses. The cart does not change.
 * Errors: `conflict` (stock).
 */
export async function saveOrder(ctx: Context, draft: OrderDraft): Promise<OrderRow> {
  const { db: tx, clock } = ctx;
  const { customer, place, store, billing, lines, voucher, price, giftCardPaise } = draft;
  const { customerId } = customer;
  const now = clock.now();
  assertInStock(lines);
  const order = await insertOrder(tx, {
    ...place,
    billing,
    ...headOf(draft),
    customerId,
    placedAt: now,
  });
  if (store) await saveCollection(tx, order, store);
  const cause = { kind: 'order', reference: order.number, by: CUSTOMER, at: now } as const;
  await takeStock(tx, lines, cause);
  await insertLines(tx, { order, lines, price });
  if (voucher) {
    const use = { orderId: order.id, voucherId: voucher.id, customerId };
    await tx.insert(voucherUses).values({ ...use, createdAt: now });
  }
  const paid = { customerId, orderId: order.id, amountPaise: giftCardPaise };
  if (giftCardPaise > 0) await spendGiftCards({ ctx, input: paid });
  await tx.insert(orderEvents).values({ orderId: order.id, state: order.state, at: now });
  return order;
}

function headOf({ input, price, delivery, giftDays, voucher, giftCardPaise }: OrderDraft) {
  return {
    state: 'pending' as const,
    payType: input.payType,
    deliveryMethod: input.deliveryMethod,
    isGift: input.isGift,
    giftMessage: input.giftMessage,
    ...giftDays,
    voucherCode: voucher?.code ?? '',
    goodsPaise: price.goodsPaise,
    discountPaise: price.discountPaise,
    shippingPaise: price.shippingPaise,
    shippingReason: delivery.reason,
    gstPaise: price.gstPaise,
    giftCardPaise,
    payablePaise: price.totalPaise - giftCardPaise,
    holdUntil: input.holdUntil ?? null,
  };
}

async function insertOrder(tx: Database, row: typeof orders.$inferInsert): Promise<OrderRow> {
  const [order] = await tx.insert(orders).values(row).returning();
  if (!order) throw new Error('An insert always answers its row');
  return order;
}

interface Lines {
  order: OrderRow;
  lines: readonly OrderedLine[];
  price: OrderPrice;
}

async function insertLines(tx: Database, { order, lines, price }: Lines): Promise<void> {
  const rows = lines.flatMap((line, index) => {
    const figures = price.lines[index];
    if (!figures) return [];
    const { productId, name, size, hsn, gstPercent, quantity, pricePaise, mrpPaise } = line;
    const lineColumns = { productId, name, size, hsn, gstPercent, quantity, pricePaise, mrpPaise };
    const stockTaken = line.stock === null ? 0 : quantity;
    const parts = frozenParts(line.parts);
    return [{ ...lineColumns, ...figures, orderId: order.id, stockTaken, parts }];
  });
  await tx.insert(orderLines).values(rows);
}
