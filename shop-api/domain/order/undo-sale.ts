import { refundsDue } from '../../db/schema/refunds-due.ts';
import type { Context } from '../context.ts';
import { giveBackGiftCards } from '../gift-card/give-back-gift-cards.ts';
import { issueCreditNote } from '../invoice/issue-credit-note.ts';
import type { OrderRow } from './save-order.ts';
import { STATUS_OF } from './statuses.ts';

interface UndoSale {
  /** As it was before the move, locked. */
  order: OrderRow;
  to: 'cancelled' | 'returned';
}

/**
 * Takes back what an order was on paper, once: money that was paid for it is owed, gift vouchers get
 * their part back, and its invoice is credited. A cash order that was never taken in owes no money.
 */
export async function undoSale(ctx: Context, { order, to }: UndoSale): Promise<void> {
  if (order.paidAt && order.payablePaise > 0) {
    await ctx.db.insert(refundsDue).values({
      orderId: order.id,
      amountPaise: order.payablePaise,
      reason: to,
      paymentKey: `order ${order.id}`,
      createdAt: ctx.clock.now(),
    });
  }
  await giveBackGiftCards({ ctx, input: { orderIds: [order.id] } });
  await issueCreditNote(ctx, { order, reason: STATUS_OF[to] });
}
