import { eq, sql } from 'drizzle-orm';
import { orderLines } from '../../../db/schema/order-lines.ts';
import { orderRefundLines, orderRefunds } from '../../../db/schema/order-refunds.ts';
import { refundsDue } from '../../../db/schema/refunds-due.ts';
import { giveBackPart } from '../../gift-cards/give-back-part.ts';
import type { OrderRow } from '../../inventory/open-order.ts';
import { lockProducts, moveStock } from '../../inventory/stock.ts';
import type { Context } from '../../kernel/context.ts';
import { piecesOf } from '../../kernel/pieces.ts';
import { shareOut } from '../../kernel/price-cart.ts';
import { authorOf } from '../../trail/desk-context.ts';
import { issueCreditNote } from '../invoices/issue-documents.ts';
import { type LineSoFar, refundedInParts, type WentBack } from './refunded-so-far.ts';

/** Identifies the money of a return request among the refunds due. */
export const keyOfReturn = (returnId: number): string => `return ${returnId}`;

/** What of a line goes back now, and whether its pieces are sold again. */
interface RefundedLine extends LineSoFar {
  now: WentBack;
  restock: boolean;
}

interface StoreRefund {
  /** Locked, and paid. */
  order: OrderRow;
  /** All lines of the order. */
  lines: readonly RefundedLine[];
  /** The reason as the credit note prints it. */
  reason: string;
  /** The request that it settles. */
  returnId?: number;
}

/** What was refunded, in paise; `dueId`: the refund due, undefined where no money goes back. */
export interface StoredRefund {
  refundPaise: number;
  giftCardPaise: number;
  dueId: number | undefined;
}

/**
 * Stores that a part of an order goes back, within the transaction that locks the order: the money
 * becomes a refund due, gift vouchers get the share that they paid, pieces go back into the stock or
 * are written off, and a credit note is issued (decision 0101).
 */
export async function storeRefund(ctx: Context, given: StoreRefund): Promise<StoredRefund> {
  const { order, lines, reason, returnId } = given;
  const { db: tx, clock } = ctx;
  const createdAt = clock.now();
  const earlier = await refundedInParts(tx, order.id);
  const refundPaise = lines.reduce((sum, { now }) => sum + now.goodsPaise + now.deliveryPaise, 0);
  const moneyPaise =
    moneyOf(order, earlier.refundPaise + refundPaise) - moneyOf(order, earlier.refundPaise);
  const giftCardPaise = refundPaise - moneyPaise;
  const [refund] = await tx
    .insert(orderRefunds)
    .values({ orderId: order.id, returnId, refundPaise, giftCardPaise, createdAt })
    .returning();
  if (!refund) throw new Error('An insert answers its row');
  await storeLines(ctx, given, refund.id);
  const [due] =
    moneyPaise > 0
      ? await tx
          .insert(refundsDue)
          .values({
            orderId: order.id,
            amountPaise: moneyPaise,
            reason: returnId === undefined ? 'a part of the order' : 'return request',
            paymentKey: returnId === undefined ? `refund ${refund.id}` : keyOfReturn(returnId),
            createdAt,
          })
          .returning({ id: refundsDue.id })
      : [];
  await giveBackPart({ ctx, input: { orderId: order.id, amountPaise: giftCardPaise } });
  const part = { refundId: refund.id, lines, giftCardPaise };
  await issueCreditNote(ctx, { order, reason, part });
  return { refundPaise, giftCardPaise, dueId: due?.id };
}

/** Returns the part of refunded paise that is not of gift vouchers: counted from the first paisa. */
function moneyOf({ payablePaise, giftCardPaise }: OrderRow, paise: number): number {
  return shareOut(paise, [payablePaise, giftCardPaise])[0] ?? 0;
}

async function storeLines(ctx: Context, { order, lines }: StoreRefund, refundId: number) {
  const { db: tx, who, clock } = ctx;
  const parts = lines
    .filter(({ now }) => now.quantity + now.deliveryPaise > 0)
    .map((part) => ({ ...part, out: Math.min(part.now.quantity, part.line.stockTaken) }));
  await tx.insert(orderRefundLines).values(
    parts.map(({ line, now, restock, out }) => ({
      ...now,
      refundId,
      orderLineId: line.id,
      restocked: restock ? out : 0,
      writtenOff: restock ? 0 : out,
    })),
  );
  const counted = parts.filter(({ out }) => out > 0);
  for (const { line, out } of counted) {
    await tx
      .update(orderLines)
      .set({ stockTaken: sql`${orderLines.stockTaken} - ${out}` })
      .where(eq(orderLines.id, line.id));
  }
  const again = counted.filter(({ restock }) => restock);
  if (again.length === 0) return;
  await lockProducts(tx, { orderIds: [order.id] });
  const pieces = again.flatMap(({ line, out }) => piecesOf({ ...line, quantity: out }));
  const moves = pieces.map(({ productId, quantity: delta }) => ({ productId, delta }));
  const by = await authorOf(tx, who);
  await moveStock(tx, moves, { kind: 'return', reference: order.number, by, at: clock.now() });
  ctx.notify(moves.flatMap(({ productId }) => [`product:${productId}`, 'products']));
}
