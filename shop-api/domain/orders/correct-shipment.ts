import { eq } from 'drizzle-orm';
import { staffMessages } from '../../../contract/messages/staff.ts';
import type { Carrier } from '../../../contract/orders/carriers.ts';
import { orders } from '../../db/schema/orders.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { OrderRow } from '../inventory/open-order.ts';
import type { Context } from '../kernel/context.ts';
import { DomainError } from '../kernel/errors.ts';
import { staffOf } from '../kernel/who.ts';
import { recordMove } from '../trail/record-move.ts';
import { lockOrder, movedFacts } from './move-order.ts';

interface CorrectShipment {
  ctx: Context;
  /** Without a shipment the parcel has no number any more. */
  input: { id: number; shipment: { carrier: Carrier; trackingNumber: string } | undefined };
}

/**
 * Corrects who carries the parcel of an order and its number, while it is shipped, and records who did. The order's page
 * says it at once; no message goes out. Staff only. Errors: `not_found`, `conflict` in any other
 * state.
 */
export async function correctShipment({ ctx, input }: CorrectShipment): Promise<OrderRow> {
  staffOf(ctx.who);
  return inTransaction(ctx.db, async (tx) => {
    const order = await lockOrder(tx, eq(orders.id, input.id));
    if (order.state !== 'shipped') {
      throw new DomainError('conflict', 'order_not_shipped', staffMessages.notShipped);
    }
    const { carrier = null, trackingNumber = null } = input.shipment ?? {};
    const corrected = { ...order, carrier, trackingNumber };
    await tx.update(orders).set({ carrier, trackingNumber }).where(eq(orders.id, order.id));
    await recordMove({
      ctx: { ...ctx, db: tx },
      ...{ kind: 'order', action: 'shipment corrected', id: order.id },
      ...{ before: movedFacts(order), after: movedFacts(corrected) },
    });
    return order;
  });
}
