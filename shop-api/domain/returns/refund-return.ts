import { RETURN_REASONS } from '../../../contract/returns/return-states.ts';
import type { orderLines } from '../../db/schema/order-lines.ts';
import type { OrderRow } from '../inventory/open-order.ts';
import type { Context } from '../kernel/context.ts';
import {
  deliveryShare,
  goodsShare,
  linesSoFar,
  NOTHING_BACK,
  type WentBack,
} from '../orders/refunds/refunded-so-far.ts';
import { storeRefund } from '../orders/refunds/store-refund.ts';
import type { ReturnRow } from './change-return.ts';

interface ToRefund {
  /** Locked, as are all requests of the order with it. */
  order: OrderRow;
  request: ReturnRow;
  /** The goods are as new and are sold again. */
  restock: boolean;
}

/**
 * Refunds the pieces of a request with their share of the delivery, since the fault was the shop's;
 * a credit note says so. Returns the amounts in paise.
 */
export async function refundReturn(ctx: Context, { order, request, restock }: ToRefund) {
  const lines = (await linesSoFar(ctx.db, [order.id])).map(({ line, before }) => ({
    ...{ line, before, restock },
    now: line.id === request.orderLineId ? shareOf(line, before, request.quantity) : NOTHING_BACK,
  }));
  const reason = RETURN_REASONS[request.reason];
  const refund = { order, lines, reason, returnId: request.id };
  const { refundPaise, giftCardPaise } = await storeRefund(ctx, refund);
  return { refundPaise, giftCardPaise };
}

type Line = Parameters<typeof goodsShare>[0] & Pick<typeof orderLines.$inferSelect, 'id'>;

function shareOf(line: Line, before: WentBack, quantity: number): WentBack {
  return {
    quantity,
    goodsPaise: goodsShare(line, before, quantity),
    deliveryPaise: deliveryShare(line, before, quantity),
  };
}

/** Returns what a refund of pieces of a line pays back in all, in paise. */
export function refundOf(line: Line, before: WentBack, quantity: number): number {
  const { goodsPaise, deliveryPaise } = shareOf(line, before, quantity);
  return goodsPaise + deliveryPaise;
}
