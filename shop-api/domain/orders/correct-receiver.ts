import { eq } from 'drizzle-orm';
import { staffMessages } from '../../../contract/messages/staff.ts';
import { orders } from '../../db/schema/orders.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { OrderRow } from '../inventory/open-order.ts';
import type { Context } from '../kernel/context.ts';
import { DomainError } from '../kernel/errors.ts';
import { staffOf } from '../kernel/who.ts';
import { recordMove } from '../trail/record-move.ts';
import { isCollected } from './collect/collection.ts';
import { linesOfOrder } from './destination.ts';
import { lockOrder } from './move-order.ts';

interface CorrectReceiver {
  ctx: Context;
  /** `lines`: what stands before the city. */
  input: { id: number; fullName: string; mobile: string; lines: string };
}

/**
 * Corrects who receives an order, and the lines of the address before its city, until it is packed;
 * city, PIN code and state stay, since they decide charge and tax. Records who did, and nothing of the
 * person, since the trail stays when a person is erased. Staff only. Errors: `not_found`, `conflict`
 * once it is packed.
 */
export async function correctReceiver({ ctx, input }: CorrectReceiver): Promise<OrderRow> {
  staffOf(ctx.who);
  const { id, fullName, mobile, lines } = input;
  return inTransaction(ctx.db, async (tx) => {
    const order = await lockOrder(tx, eq(orders.id, id));
    if (order.state !== 'pending' && order.state !== 'confirmed') {
      throw new DomainError('conflict', 'order_packed', staffMessages.alreadyPacked);
    }
    const rest = order.fullAddress.slice(linesOfOrder(order).length);
    // The place of an order that is collected is its store.
    const fullAddress = isCollected(order) ? order.fullAddress : `${lines}${rest}`;
    const changed = [
      fullName !== order.fullName && 'name',
      mobile !== order.mobile && 'mobile',
      fullAddress !== order.fullAddress && 'address',
    ].filter(Boolean);
    if (changed.length === 0) return order;
    await tx.update(orders).set({ fullName, mobile, fullAddress }).where(eq(orders.id, id));
    await recordMove({
      ctx: { ...ctx, db: tx },
      ...{ kind: 'order', action: 'receiver corrected', id },
      ...{ before: { corrected: null }, after: { corrected: changed.join(', ') } },
    });
    return order;
  });
}
