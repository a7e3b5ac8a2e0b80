import { eq, type SQL } from 'drizzle-orm';
import { orderApiMessages } from '../../../contract/messages/orders.ts';
import { CANCEL_REASONS, type CancelReason } from '../../../contract/orders/cancel-reasons.ts';
import type { Carrier } from '../../../contract/orders/carriers.ts';
import { mayMove, type OrderState, STATUS_OF } from '../../../contract/orders/order-states.ts';
import type { Database } from '../../db/database.ts';
import { orderEvents, orders } from '../../db/schema/orders.ts';
import { inTransaction } from '../../db/transaction.ts';
import { tagsOfOwnReviews } from '../catalogue/reviews/read-reviews.ts';
import type { OrderRow } from '../inventory/open-order.ts';
import { lockProducts } from '../inventory/stock.ts';
import type { Context } from '../kernel/context.ts';
import { DomainError, notFound } from '../kernel/errors.ts';
import { CUSTOMER } from '../kernel/stock-cause.ts';
import { staffOf } from '../kernel/who.ts';
import { authorOf } from '../trail/desk-context.ts';
import { recordMove } from '../trail/record-move.ts';
import { awaitsPayment } from './awaits-payment.ts';
import { assertHandedOver, type Handover } from './collect/collect-code.ts';
import { isCollected, noteReady } from './collect/collection.ts';
import { issueInvoice } from './invoices/issue-documents.ts';
import { newsOf, notifyOfOrder } from './order-notifications.ts';
import { releaseGoods, releaseOrder } from './release-order.ts';
import { assertNoReturnRequests } from './return-requests.ts';
import { reverseSale } from './reverse-sale.ts';

/** Who carries a parcel, and the number it is tracked by. */
interface Shipment {
  carrier: Carrier;
  trackingNumber: string;
}

interface MoveOrder {
  ctx: Context;
  /**
   * `shipment` is stored for an order that is shipped; without it an earlier one is forgotten. `reason`
   * is that of a cancelled one, `handover` goes with one that its customer collects; `restock` puts the goods of a returned one back into the stock.
   */
  input: {
    id: number;
    to: OrderState;
    shipment?: Shipment | undefined;
    reason?: CancelReason | undefined;
    handover?: Handover;
    restock?: boolean | undefined;
  };
}

/** What of an order its history at the desk tells. */
export function movedFacts({ state, carrier, trackingNumber }: OrderRow) {
  return { order_status: STATUS_OF[state], carrier, tracking_number: trackingNumber };
}

/**
 * Moves an order to its next state, and records who did. Staff only. Errors: `not_found`, `conflict` for a state that it
 * may not enter, or not before it is paid.
 */
export async function moveOrder({
  ctx,
  input: { id, to, shipment, reason, handover = { withoutCode: '' }, restock = false },
}: MoveOrder): Promise<OrderRow> {
  staffOf(ctx.who);
  return inTransaction(ctx.db, async (tx) => {
    const order = await lockOrder(tx, eq(orders.id, id));
    if (to === 'confirmed') assertHolds(order);
    const inside = { ...ctx, db: tx };
    const handed = to === 'delivered' ? await assertHandedOver(inside, order, handover) : {};
    const moved = await changeState({ ctx: inside, order, to, shipment, restock });
    const why = to === 'cancelled' && reason ? { reason: CANCEL_REASONS[reason] } : {};
    const goods = to === 'returned' ? { goods: restock ? 'back in the stock' : 'written off' } : {};
    const after = { ...movedFacts(moved), ...why, ...goods, ...handed };
    const facts = { id, before: movedFacts(order), after };
    await recordMove({ ctx: inside, kind: 'order', action: 'moved', ...facts });
    return moved;
  });
}

/**
 * Refuses to confirm an order that was released or waits for its online payment. Errors:
 * `conflict`.
 */
function assertHolds(order: OrderRow): void {
  if (!awaitsPayment(order)) return;
  throw new DomainError('conflict', 'order_unpaid', orderApiMessages.unpaidOnline);
}

/** Returns an order's row, locked until the transaction ends. Errors: `not_found`. */
export async function lockOrder(tx: Database, where: SQL | undefined): Promise<OrderRow> {
  const [order] = await tx.select().from(orders).where(where).for('update');
  if (!order) throw notFound('order_not_found', 'Order');
  return order;
}

interface ChangeState {
  /** The context of the transaction that has locked the order's row. */
  ctx: Context;
  order: OrderRow;
  to: OrderState;
  /** Of an order that is shipped. */
  shipment?: Shipment | undefined;
  /** Of one that is returned: its goods are sold again. */
  restock?: boolean;
}

/**
 * Moves a locked order to its next state, with all effects: a cancelled order releases what it
 * holds; a packed one gets its invoice; a delivered one counts as paid. For a cancelled or returned
 * order the payment becomes a refund due and the invoice is credited. Returned goods go back to the
 * stock only where staff say so: they see what the goods are worth.
 * Errors: `conflict`.
 */
export async function changeState(given: ChangeState): Promise<OrderRow> {
  const { ctx, order, to, shipment, restock = false } = given;
  if (!mayMove(order.state, to, isCollected(order))) {
    const [from, next] = [STATUS_OF[order.state], STATUS_OF[to]];
    const message =
      from === next ? orderApiMessages.thereAlready(next) : orderApiMessages.noSuchStep(from, next);
    throw new DomainError('conflict', 'order_step_not_allowed', message);
  }
  const { db: tx } = ctx;
  if (to === 'returned') await assertNoReturnRequests(tx, order);
  const now = ctx.clock.now();
  const delivered = { deliveredAt: now, paidAt: order.paidAt ?? now };
  const shipped = {
    carrier: shipment?.carrier ?? null,
    trackingNumber: shipment?.trackingNumber ?? null,
  };
  const [moved] = await tx
    .update(orders)
    .set({
      ...{ state: to, holdUntil: null },
      ...(to === 'delivered' ? delivered : {}),
      ...(to === 'shipped' ? shipped : {}),
    })
    .where(eq(orders.id, order.id))
    .returning();
  const [event] = await tx
    .insert(orderEvents)
    .values({ orderId: order.id, state: to, at: now })
    .returning({ id: orderEvents.id });
  if (to === 'packed') await issueInvoice(ctx, order);
  if (to === 'packed' && isCollected(order)) await noteReady(tx, order, now);
  if (to === 'cancelled' || restock) await giveBack(ctx, order, to);
  if (to === 'delivered') ctx.notify(await tagsOfOwnReviews(tx, order));
  if (to === 'cancelled' || to === 'returned') await reverseSale(ctx, { order, to });
  if (!moved) throw new Error('An update of a locked row always answers it');
  const news = { order: moved, notification: newsOf(order, to), eventId: event?.id };
  await notifyOfOrder({ ctx, ...news });
  return moved;
}

async function giveBack(ctx: Context, order: OrderRow, to: OrderState): Promise<void> {
  const { db: tx, who } = ctx;
  await lockProducts(tx, { orderIds: [order.id] });
  const isStaff = who.kind === 'customer' && who.isStaff;
  const by = isStaff ? await authorOf(tx, who) : CUSTOMER;
  const at = ctx.clock.now();
  const productIds =
    to === 'cancelled'
      ? await releaseOrder(tx, order, { kind: 'cancel', by, at })
      : await releaseGoods(tx, order, { kind: 'return', by, at });
  ctx.notify(productIds.flatMap((id) => [`product:${id}`, 'products']));
}
