import type { SQL } from 'drizzle-orm';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { orderEvents } from '../../db/schema/order-events.ts';
import type { OrderState } from '../../db/schema/orders.ts';
import { orders } from '../../db/schema/orders.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Context } from '../context.ts';
import { DomainError, notFound } from '../errors.ts';
import { staffOf } from '../identity/who.ts';
import { issueInvoice } from '../invoice/issue-invoice.ts';
import { tagsOfOwnReviews } from '../reviews/verified-buyer.ts';
import { NEWS_OF } from './order-news.ts';
import { releaseOrder } from './release-order.ts';
import type { OrderRow } from './save-order.ts';
import { STATUS_OF } from './statuses.ts';
import { tellOrder } from './tell-order.ts';
import { undoSale } from './undo-sale.ts';

/** Where an order may go from each step of its life. */
const NEXT: Record<OrderState, readonly OrderState[]> = {
  pending: ['confirmed', 'cancelled'],
  confirmed: ['packed', 'cancelled'],
  packed: ['shipped', 'cancelled'],
  shipped: ['delivered', 'undelivered'],
  undelivered: ['shipped', 'returned'],
  delivered: ['returned'],
  cancelled: [],
  returned: [],
};

interface MoveOrder {
  ctx: Context;
  input: { id: number; to: OrderState };
}

/**
 * Staff move an order on. Errors: `not_found`, `conflict` for a step it cannot take, or cannot take
 * before it is paid.
 */
export async function moveOrder({ ctx, input: { id, to } }: MoveOrder): Promise<OrderRow> {
  staffOf(ctx.who);
  return inTransaction(ctx.db, async (tx) => {
    const order = await lockOrder(tx, eq(orders.id, id));
    if (to === 'confirmed') assertHolds(order);
    return changeState({ ctx: { ...ctx, db: tx }, order, to });
  });
}

/** Nobody packs what is neither kept on the shelf nor paid; cash orders are paid at the door. */
function assertHolds({ state, payType, paidAt, payablePaise, releasedAt }: OrderRow): void {
  if (state !== 'pending') return;
  const isUnpaid = payType === 'Online Payment' && !paidAt && payablePaise > 0;
  if (!releasedAt && !isUnpaid) return;
  throw new DomainError('conflict', 'Orders to be paid online cannot become confirmed unpaid');
}

/** An order's row, locked until the transaction ends. Errors: `not_found`. */
export async function lockOrder(tx: Database, where: SQL | undefined): Promise<OrderRow> {
  const [order] = await tx.select().from(orders).where(where).for('update');
  if (!order) throw notFound('Order');
  return order;
}

interface ChangeState {
  /** Of the transaction that holds the order's row. */
  ctx: Context;
  order: OrderRow;
  to: OrderState;
}

/**
 * Takes a locked order one step on, with all that goes with the step: a cancelled order gives back
 * what it holds; a packed one gets its invoice; a delivered one has been paid. Of a cancelled or a
 * returned one the payment is owed and the invoice credited. Returned goods do not go back to the
 * stock by themselves: staff see what they are still worth.
 * Errors: `conflict`.
 */
export async function changeState({ ctx, order, to }: ChangeState): Promise<OrderRow> {
  if (!NEXT[order.state].includes(to)) {
    const words = `${STATUS_OF[order.state]} orders cannot become ${STATUS_OF[to].toLowerCase()}`;
    throw new DomainError('conflict', words);
  }
  const { db: tx } = ctx;
  const now = ctx.clock.now();
  const delivered = { deliveredAt: now, paidAt: order.paidAt ?? now };
  const [moved] = await tx
    .update(orders)
    .set({ state: to, holdUntil: null, ...(to === 'delivered' ? delivered : {}) })
    .where(eq(orders.id, order.id))
    .returning();
  await tx.insert(orderEvents).values({ orderId: order.id, state: to, at: now });
  if (to === 'packed') await issueInvoice(ctx, order);
  if (to === 'cancelled') await giveBack(ctx, order);
  if (to === 'delivered') ctx.notify(await tagsOfOwnReviews(tx, order));
  if (to === 'cancelled' || to === 'returned') await undoSale(ctx, { order, to });
  if (!moved) throw new Error('An update of a locked row always answers it');
  await tellOrder({ ctx, order: moved, news: NEWS_OF[to] });
  return moved;
}

async function giveBack(ctx: Context, order: OrderRow): Promise<void> {
  const productIds = await releaseOrder(ctx.db, order.id);
  ctx.notify(productIds.flatMap((id) => [`product:${id}`, 'products']));
}
