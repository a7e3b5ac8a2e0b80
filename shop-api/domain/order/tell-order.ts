import type { Context } from '../context.ts';
import { queueMail } from '../mail/queue-mail.ts';
import type { OrderNews } from './order-news.ts';
import type { OrderRow } from './save-order.ts';

interface TellOrder {
  /** Of the transaction that changes the order. */
  ctx: Pick<Context, 'db' | 'clock'>;
  order: OrderRow;
  /** Undefined: nothing that customers are told. */
  news: OrderNews | undefined;
}

/**
 * Promises the customer a mail about an order. Of one that waits for its online payment nothing is
 * told: no mail has said that there is such an order.
 */
export async function tellOrder({ ctx, order, news }: TellOrder): Promise<void> {
  const isPlaced = order.payType === 'Cash on Delivery' || order.paidAt !== null;
  if (!news || !isPlaced) return;
  await queueMail({ ctx, input: { kind: 'order', payload: { orderId: order.id, news } } });
}
