import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { orderLines } from '../../../db/schema/order-lines.ts';
import { orderRefundLines, orderRefunds } from '../../../db/schema/order-refunds.ts';
import { shareOut } from '../../kernel/price-cart.ts';

/** What of an order line went back: pieces, and paise of the goods and of its delivery. */
export interface WentBack {
  quantity: number;
  goodsPaise: number;
  deliveryPaise: number;
}

export const NOTHING_BACK: WentBack = { quantity: 0, goodsPaise: 0, deliveryPaise: 0 };

/** A line of an order, and what of it went back so far. */
export interface LineSoFar {
  line: typeof orderLines.$inferSelect;
  before: WentBack;
}

/** Returns the lines of orders by their id, as invoices have them, with what went back so far. */
export async function linesSoFar(db: Database, orderIds: readonly number[]): Promise<LineSoFar[]> {
  const total = (column: unknown) => sql<number>`coalesce(sum(${column}), 0)::int`;
  const rows = await db
    .select({
      line: orderLines,
      quantity: total(orderRefundLines.quantity),
      goodsPaise: total(orderRefundLines.goodsPaise),
      deliveryPaise: total(orderRefundLines.deliveryPaise),
    })
    .from(orderLines)
    .leftJoin(orderRefundLines, eq(orderRefundLines.orderLineId, orderLines.id))
    .where(inArray(orderLines.orderId, [...orderIds]))
    .groupBy(orderLines.id)
    .orderBy(asc(orderLines.id));
  return rows.map(({ line, ...before }) => ({ line, before }));
}

/** Returns what of an order was refunded in parts, in paise: in all, and that of gift vouchers. */
export async function refundedInParts(db: Database, orderId: number) {
  const [row] = await db
    .select({
      refundPaise: sql<number>`coalesce(sum(${orderRefunds.refundPaise}), 0)::int`,
      giftCardPaise: sql<number>`coalesce(sum(${orderRefunds.giftCardPaise}), 0)::int`,
    })
    .from(orderRefunds)
    .where(eq(orderRefunds.orderId, orderId));
  return row ?? { refundPaise: 0, giftCardPaise: 0 };
}

type Priced = Pick<
  LineSoFar['line'],
  'quantity' | 'totalPaise' | 'discountPaise' | 'shippingPaise'
>;

/**
 * Returns what was paid for further pieces of a line after its discount, counted on from the pieces
 * before, so that all pieces add up to the line.
 */
export function goodsShare(line: Priced, before: WentBack, pieces: number): number {
  const paid = line.totalPaise - line.discountPaise;
  return upTo(paid, line.quantity, before.quantity + pieces) - before.goodsPaise;
}

/** Returns the share of pieces in the delivery of a line, as far as it did not go back by itself. */
export function deliveryShare(line: Priced, before: WentBack, pieces: number): number {
  const { shippingPaise: paid, quantity } = line;
  const share =
    upTo(paid, quantity, before.quantity + pieces) - upTo(paid, quantity, before.quantity);
  return Math.min(share, paid - before.deliveryPaise);
}

function upTo(paise: number, of: number, pieces: number): number {
  return shareOut(paise, [pieces, of - pieces])[0] ?? 0;
}

/** Returns all that is left of a line. */
export function restOf({ line, before }: LineSoFar): WentBack {
  return {
    quantity: line.quantity - before.quantity,
    goodsPaise: line.totalPaise - line.discountPaise - before.goodsPaise,
    deliveryPaise: line.shippingPaise - before.deliveryPaise,
  };
}
