import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import type { orderLines } from '../../db/schema/order-lines.ts';
import { refundsDue } from '../../db/schema/refunds-due.ts';
import { returnRequests } from '../../db/schema/returns.ts';
import { giveBackPart } from '../gift-cards/give-back-part.ts';
import type { OrderRow } from '../inventory/open-order.ts';
import type { Context } from '../kernel/context.ts';
import { shareOut } from '../kernel/price-cart.ts';
import type { ReturnRow } from './change-return.ts';

interface ToRefund {
  /** Locked, as are all requests of the order with it. */
  order: OrderRow;
  request: ReturnRow;
  line: typeof orderLines.$inferSelect;
}

/**
 * Makes a refund due for a request, and gives gift vouchers their part back. The invoice stays as
 * it is: see decision 0021. Returns the amounts in paise.
 */
export async function refundReturn(ctx: Context, { order, request, line }: ToRefund) {
  const earlier = await refundedSoFar(ctx.db, order, line.id);
  const refundPaise = lineShare(line, earlier.quantity, request.quantity);
  const moneyOf = (paise: number) =>
    shareOut(paise, [order.payablePaise, order.giftCardPaise])[0] ?? 0;
  const moneyPaise = moneyOf(earlier.paise + refundPaise) - moneyOf(earlier.paise);
  const giftCardPaise = refundPaise - moneyPaise;
  if (moneyPaise > 0) {
    await ctx.db.insert(refundsDue).values({
      orderId: order.id,
      amountPaise: moneyPaise,
      reason: 'return request',
      paymentKey: `return ${request.id}`,
      createdAt: ctx.clock.now(),
    });
  }
  await giveBackPart({ ctx, input: { orderId: order.id, amountPaise: giftCardPaise } });
  return { refundPaise, giftCardPaise };
}

type Priced = Pick<ToRefund['line'], 'quantity' | 'totalPaise' | 'discountPaise' | 'shippingPaise'>;

/**
 * Returns what was paid for pieces of a line: their share of its price after the discount, and of
 * its delivery, since the fault was the shop's. Counted on from the pieces refunded before, so that
 * the shares of all pieces add up to the line.
 */
export function lineShare(line: Priced, before: number, pieces: number): number {
  const paid = line.totalPaise - line.discountPaise + line.shippingPaise;
  const upTo = (count: number) => shareOut(paid, [count, line.quantity - count])[0] ?? 0;
  return upTo(before + pieces) - upTo(before);
}

/** Returns what of an order was refunded: paise of all lines, and the pieces of this line. */
async function refundedSoFar(db: Database, order: OrderRow, lineId: number) {
  const isOfLine = sql`${returnRequests.orderLineId} = ${lineId}`;
  const [row] = await db
    .select({
      paise: sql<number>`coalesce(sum(${returnRequests.refundPaise}), 0)::int`,
      quantity: sql<number>`coalesce(sum(${returnRequests.quantity}) FILTER (WHERE ${isOfLine}), 0)::int`,
    })
    .from(returnRequests)
    .where(and(eq(returnRequests.orderId, order.id), eq(returnRequests.state, 'refunded')));
  return row ?? { paise: 0, quantity: 0 };
}
