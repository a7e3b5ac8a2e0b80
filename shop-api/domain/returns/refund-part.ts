import { eq } from 'drizzle-orm';
import { staffMessages } from '../../../contract/messages/staff.ts';
import { REFUND_REASONS, type RefundReason } from '../../../contract/orders/refund-reasons.ts';
import { toRupees } from '../../../contract/shop/money.ts';
import type { Database } from '../../db/database.ts';
import { orders } from '../../db/schema/orders.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { OrderRow } from '../inventory/open-order.ts';
import type { Context } from '../kernel/context.ts';
import { DomainError } from '../kernel/errors.ts';
import { staffOf } from '../kernel/who.ts';
import { lockOrder } from '../orders/move-order.ts';
import { goodsShare, linesSoFar, restOf } from '../orders/refunds/refunded-so-far.ts';
import { type StoredRefund, storeRefund } from '../orders/refunds/store-refund.ts';
import { notifyOfRefund } from '../payments/notify-of-refund.ts';
import { recordMove } from '../trail/record-move.ts';
import { readLinesLeft } from './returnable.ts';

interface WantedPart {
  /** `restock`: the pieces are sold again; else they are written off. */
  lines: readonly { productId: number; quantity: number; restock: boolean }[];
  /** What is left of the delivery goes back too. */
  delivery: boolean;
}

interface RefundPart {
  ctx: Context;
  /** `amountPaise`: what staff were shown. */
  input: WantedPart & { id: number; reason: RefundReason; amountPaise: number };
}

const WITH_INVOICE: readonly string[] = ['packed', 'shipped', 'delivered', 'undelivered'];

/**
 * Pays a part of an order back that is packed and paid: the money becomes a refund due, gift vouchers
 * get their share, and a credit note is issued. Staff only. Errors: `not_found`, `conflict` where the
 * order has no invoice or is not paid, less is left, nothing is chosen, or the amount is another one.
 */
export async function refundPart({
  ctx,
  input: { id, reason, amountPaise, ...wanted },
}: RefundPart): Promise<StoredRefund & { number: string }> {
  staffOf(ctx.who);
  return inTransaction(ctx.db, async (db) => {
    const inside = { ...ctx, db };
    const order = await lockOrder(db, eq(orders.id, id));
    assertRefundable(order);
    const lines = await linesOf(db, id, wanted);
    const paise = lines.reduce((sum, { now }) => sum + now.goodsPaise + now.deliveryPaise, 0);
    if (paise === 0)
      throw new DomainError('conflict', 'refund_of_nothing', staffMessages.refundOfNothing);
    if (paise !== amountPaise) {
      throw new DomainError('conflict', 'refund_changed', staffMessages.refundChanged);
    }
    const said = REFUND_REASONS[reason];
    const refund = await storeRefund(inside, { order, lines, reason: said });
    if (refund.dueId) {
      await notifyOfRefund({ ctx: inside, input: { refundId: refund.dueId, news: 'due' } });
    }
    const after = { refund_amt: toRupees(refund.refundPaise), reason: said };
    const change = { id, before: { refund_amt: null, reason: null }, after };
    await recordMove({ ctx: inside, kind: 'order', action: 'refunded', ...change });
    return { ...refund, number: order.number };
  });
}

/** Whether parts of an order may be paid back: it has an invoice and is paid. */
export function isRefundable(order: OrderRow): boolean {
  return WITH_INVOICE.includes(order.state) && !isUnpaid(order);
}

const isUnpaid = ({ paidAt, payablePaise }: OrderRow) => paidAt === null && payablePaise > 0;

function assertRefundable(order: OrderRow): void {
  if (!WITH_INVOICE.includes(order.state)) {
    throw new DomainError('conflict', 'refund_without_invoice', staffMessages.refundWithoutInvoice);
  }
  if (isUnpaid(order)) {
    throw new DomainError('conflict', 'refund_of_unpaid', staffMessages.refundOfUnpaid);
  }
}

async function linesOf(db: Database, orderId: number, { lines, delivery }: WantedPart) {
  const left = new Map((await readLinesLeft(db, orderId)).map((one) => [one.line.id, one.left]));
  const soFar = await linesSoFar(db, [orderId]);
  const unknown = lines.some(({ productId }) =>
    soFar.every(({ line }) => line.productId !== productId),
  );
  if (unknown) throw notLeft(0);
  return soFar.map((one) => {
    const { line, before } = one;
    const chosen = lines.filter(({ productId }) => productId === line.productId);
    const quantity = chosen.reduce((sum, { quantity: pieces }) => sum + pieces, 0);
    const most = left.get(line.id) ?? 0;
    if (quantity > most) throw notLeft(most);
    const now = {
      quantity,
      goodsPaise: quantity > 0 ? goodsShare(line, before, quantity) : 0,
      deliveryPaise: delivery ? restOf(one).deliveryPaise : 0,
    };
    return { line, before, now, restock: chosen.some(({ restock }) => restock) };
  });
}

function notLeft(left: number): DomainError {
  return new DomainError('conflict', 'refund_pieces_not_left', staffMessages.refundNotLeft(left));
}
