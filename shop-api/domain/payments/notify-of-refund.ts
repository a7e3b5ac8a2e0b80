import type { Context } from '../kernel/context.ts';
import { queueMail } from '../mail/queue-mail.ts';

/** Whether money goes back, or has been paid back. */
export type RefundNotification = 'due' | 'done';

interface NotifyOfRefund {
  /** The context of the transaction that records or settles the refund. */
  ctx: Pick<Context, 'db' | 'clock'>;
  input: { refundId: number; news: RefundNotification };
}

/** Queues the messages to the customer that money goes back, or has been paid back; each once. */
export async function notifyOfRefund({
  ctx,
  input: { refundId, news },
}: NotifyOfRefund): Promise<void> {
  const payload = { refundId };
  const once = `refund ${refundId}`;
  await queueMail({ ctx, input: { kind: `refund_${news}_sms`, payload, once } });
  await queueMail({ ctx, input: { kind: `refund_${news}`, payload, once } });
}
