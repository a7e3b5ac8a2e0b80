import { eq } from 'drizzle-orm';
import { STATUS_OF } from '../../../../contract/orders/order-states.ts';
import { ONLINE_PAYMENT } from '../../../../contract/orders/payment-kinds.ts';
import { phoneOrders } from '../../../db/schema/phone-orders.ts';
import type { OrderRow } from '../../inventory/open-order.ts';
import type { Context } from '../../kernel/context.ts';
import { DAY_MS } from '../../kernel/durations.ts';
import { recordMove } from '../../trail/record-move.ts';
import { moveManaged, type Saved } from '../../trail/save-managed.ts';
import { openOrderPayment } from '../open-order-payment.ts';
import { notifyOfOrder, sendPaymentLink } from '../order-notifications.ts';
import { soldOutTags } from '../place-order.ts';
import { saveOrder } from '../save-order.ts';
import { settleOrder } from '../settle-order.ts';
import { draftByPhone } from './draft-by-phone.ts';
import { readUnplaced, storedPhoneOrders, TAKEN_BY_PHONE } from './stored-phone-orders.ts';

/** How long the goods are kept for whoever has the link to pay them. */
const KEPT_MS = DAY_MS;

interface PlaceByPhone {
  ctx: Context;
  input: { id: number; version: number };
}

/**
 * Places an order by phone for its customer, once: as cash, or with a link to pay it, which goes to the
 * customer. Staff only. Errors: those of `moveManaged`, `readUnplaced`, `draftByPhone`, `saveOrder`.
 */
export function placeByPhone({ ctx, input }: PlaceByPhone): Promise<Saved<number>> {
  return moveManaged({
    ...{ ctx, of: storedPhoneOrders.managed, input, action: 'placed' },
    move: async (tx) => {
      const toPlace = await readUnplaced(tx, input.id);
      const { ctx: theirs, draft } = await draftByPhone({ ...ctx, db: tx }, toPlace);
      const order = await saveOrder(theirs, draft);
      ctx.notify(soldOutTags(draft.lines));
      await tx.update(phoneOrders).set({ orderId: order.id }).where(eq(phoneOrders.id, input.id));
      const after = { order_status: STATUS_OF[order.state] };
      const placed = { id: order.id, before: undefined, after };
      await recordMove({
        ctx: { ...ctx, db: tx },
        kind: 'order',
        action: TAKEN_BY_PHONE,
        ...placed,
      });
      await tellCustomer(theirs, order);
    },
  });
}

async function tellCustomer(ctx: Context, order: OrderRow): Promise<void> {
  if (order.payablePaise === 0) {
    await settleOrder(ctx, order.id, 0);
    return;
  }
  if (order.payType !== ONLINE_PAYMENT) {
    await notifyOfOrder({ ctx, order, notification: 'placed' });
    return;
  }
  await openOrderPayment(ctx, order, KEPT_MS);
  await sendPaymentLink(ctx, order);
}
