import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { OrderState } from '../../../contract/orders/order-states.ts';
import { CASH_ON_DELIVERY } from '../../../contract/orders/payment-kinds.ts';
import { customers } from '../../db/schema/customers.ts';
import { orders } from '../../db/schema/orders.ts';
import type { OrderRow } from '../inventory/open-order.ts';
import type { Context } from '../kernel/context.ts';
import { type OrderNotification, queueMail } from '../mail/queue-mail.ts';
import { isCollected } from './collect/collection.ts';

interface NotifyOfOrder {
  /** The context of the transaction that changes the order. */
  ctx: Pick<Context, 'db' | 'clock'>;
  order: OrderRow;
  /** Undefined: customers are not notified of this change. */
  notification: OrderNotification | undefined;
  /** The row of `order_events`, for changes that an order may go through again. */
  eventId?: number | undefined;
}

/**
 * Queues the messages to the customer about an order: a text message, and an email where the
 * address is proven; about a new one a mail to the shop too. Each change has one message. Skips an
 * order that waits for its online payment: no message has mentioned it yet, until another order
 * replaces it. Skips the confirmation of a paid order: the payment confirms it.
 */
export async function notifyOfOrder(given: NotifyOfOrder): Promise<void> {
  const { ctx, order, notification: news, eventId } = given;
  const isPlaced = order.payType === CASH_ON_DELIVERY || order.paidAt !== null;
  if (!news || !isPlaced) return;
  if (news === 'confirmed' && order.paidAt) return;
  const isNew = news === 'placed' || news === 'paid';
  if (isNew) await notifyStaff(ctx, order);
  await queueBoth(ctx, { orderId: order.id, news, eventId });
  if (!isNew) return;
  await notifyOfReplaced(ctx, order);
  await askToConfirm(ctx, order);
}

/** Queues the mail to the shop; a cash order that is paid before it arrives is not new again. */
function notifyStaff(ctx: NotifyOfOrder['ctx'], { id: orderId }: OrderRow): Promise<void> {
  const once = `order ${orderId}`;
  return queueMail({ ctx, input: { kind: 'order_desk', payload: { orderId }, once } });
}

/** Queues the message about each order that the new one has replaced: now the new one holds. */
async function notifyOfReplaced(ctx: NotifyOfOrder['ctx'], { id }: OrderRow): Promise<void> {
  const replaced = await ctx.db
    .select({ orderId: orders.id })
    .from(orders)
    .where(eq(orders.replacedBy, id));
  for (const { orderId } of replaced) await queueBoth(ctx, { orderId, news: 'replaced' });
}

/** Says with the first order of a customer whose address is unproven what waits for its proof. */
async function askToConfirm({ db, clock }: NotifyOfOrder['ctx'], order: OrderRow): Promise<void> {
  const isUnproven = and(isNull(customers.emailProvenAt), isNotNull(customers.email));
  const [claimed] = await db
    .select({ customerId: customers.id, email: customers.email })
    .from(customers)
    .where(and(eq(customers.id, order.customerId), isUnproven));
  if (!claimed?.email) return;
  const payload = { ...claimed, email: claimed.email, orderNumber: order.number };
  const once = `confirm email of ${claimed.customerId}`;
  await queueMail({ ctx: { db, clock }, input: { kind: 'confirm_email', payload, once } });
}

/** Queues the messages with the link to pay an order, which nobody has mentioned to its customer yet. */
export function sendPaymentLink(ctx: NotifyOfOrder['ctx'], { id }: OrderRow): Promise<void> {
  return queueBoth(ctx, { orderId: id, news: 'payment_link' });
}

interface ToQueue {
  orderId: number;
  news: OrderNotification;
  eventId?: number | undefined;
}

async function queueBoth(ctx: NotifyOfOrder['ctx'], { eventId, ...payload }: ToQueue) {
  const { orderId, news } = payload;
  const once = ['order', orderId, news, eventId].filter(Boolean).join(' ');
  await queueMail({ ctx, input: { kind: 'order_sms', payload, once } });
  await queueMail({ ctx, input: { kind: 'order', payload, once } });
}

/** Returns what customers are told of an order that has come to a state; undefined: nothing. */
export function newsOf(order: OrderRow, to: OrderState): OrderNotification | undefined {
  return (isCollected(order) ? OF_COLLECTED : NOTIFICATION_OF)[to];
}

/** The states that customers are notified of. */
const NOTIFICATION_OF: Partial<Record<OrderState, OrderNotification>> = {
  confirmed: 'confirmed',
  shipped: 'shipped',
  delivered: 'delivered',
  undelivered: 'undelivered',
  cancelled: 'cancelled',
  returned: 'returned',
};

const OF_COLLECTED: typeof NOTIFICATION_OF = {
  ...NOTIFICATION_OF,
  packed: 'ready',
  delivered: 'collected',
};
