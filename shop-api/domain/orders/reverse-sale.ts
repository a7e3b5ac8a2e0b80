import { STATUS_OF } from '../../../contract/orders/order-states.ts';
import { refundsDue } from '../../db/schema/refunds-due.ts';
import { giveBackGiftCards } from '../gift-cards/spend-gift-cards.ts';
import type { OrderRow } from '../inventory/open-order.ts';
import type { Context } from '../kernel/context.ts';
import { notifyOfRefund } from '../payments/notify-of-refund.ts';
import { issueCreditNote } from './invoices/issue-documents.ts';
import { refundedInParts } from './refunds/refunded-so-far.ts';

interface ReverseSale {
  /** The order before its state changed, locked. */
  order: OrderRow;
  to: 'cancelled' | 'returned';
}

/**
 * Reverses the sale of an order in the books, once, or what of it was not refunded in parts: its
 * payment becomes a refund due, gift vouchers get their part back, and its invoice is credited. A cash order that was not paid has no refund
 * due.
 */
export async function reverseSale(ctx: Context, { order, to }: ReverseSale): Promise<void> {
  const earlier = await refundedInParts(ctx.db, order.id);
  const amountPaise = order.payablePaise - earlier.refundPaise + earlier.giftCardPaise;
  if (order.paidAt && amountPaise > 0) {
    const [refund] = await ctx.db
      .insert(refundsDue)
      .values({
        orderId: order.id,
        amountPaise,
        reason: to,
        paymentKey: `order ${order.id}`,
        createdAt: ctx.clock.now(),
      })
      .returning({ refundId: refundsDue.id });
    if (refund) await notifyOfRefund({ ctx, input: { ...refund, news: 'due' } });
  }
  await giveBackGiftCards({ ctx, input: { orderIds: [order.id] } });
  await issueCreditNote(ctx, { order, reason: STATUS_OF[to] });
}
