import { formatPaise } from '../../../contract/money.ts';
import type { OrderState } from '../../../contract/order-states.ts';
import { CASH_ON_DELIVERY } from '../../../contract/payment-kinds.ts';
import type { OrderRow } from '../inventory/open-order.ts';
import type { Context } from '../kernel/context.ts';
import type { OrderNotification } from '../mail/queue-mail.ts';
import { queueMail } from '../mail/queue-mail.ts';

interface NotifyOfOrder {
  /** The context of the transaction that changes the order. */
  ctx: Pick<Context, 'db' | 'clock'>;
  order: OrderRow;
  /** Undefined: customers are not notified of this change. */
  notification: OrderNotification | undefined;
}

/**
 * Queues an email to the customer about an order. Skips an order that waits for its online payment:
 * no email has mentioned it yet.
 */
export async function notifyOfOrder({ ctx, order, notification }: NotifyOfOrder): Promise<void> {
  const isPlaced = order.payType === CASH_ON_DELIVERY || order.paidAt !== null;
  if (!notification || !isPlaced) return;
  await queueMail({
    ctx,
    input: { kind: 'order', payload: { orderId: order.id, news: notification } },
  });
}

/** The states that customers are notified of. */
export const NOTIFICATION_OF: Partial<Record<OrderState, OrderNotification>> = {
  shipped: 'shipped',
  delivered: 'delivered',
  undelivered: 'undelivered',
  cancelled: 'cancelled',
  returned: 'returned',
};

/** An order and its refund due; gift vouchers get their part back immediately. */
export interface OrderWithRefund {
  order: OrderRow;
  /** Paise to pay back because the order was cancelled or returned. */
  refundDuePaise: number;
}

/** The text of one notification. */
interface NotificationCopy {
  /** Follows `Your order VN100001`. */
  title: string;
  /** One entry per paragraph. */
  text: (input: OrderWithRefund) => string[];
  /** Whether the email contains the delivery address. */
  hasDeliveryAddress: boolean;
}

export const ORDER_NOTIFICATIONS: Record<OrderNotification, NotificationCopy> = {
  placed: {
    title: 'has reached us',
    text: ({ order }) => [
      `Thank you. We will tell you when your parcel leaves. ${toPay(order)}`,
      'You can cancel the order on its page until it is packed.',
    ],
    hasDeliveryAddress: true,
  },
  paid: {
    title: 'is paid',
    text: () => ['Thank you. We have your payment and will tell you when your parcel leaves.'],
    hasDeliveryAddress: true,
  },
  shipped: {
    title: 'is on its way',
    text: ({ order }) => [
      `Your parcel has left our pack house. ${toPay(order)}`,
      'The invoice is on the page of the order.',
    ],
    hasDeliveryAddress: true,
  },
  delivered: {
    title: 'was delivered',
    text: () => ['We hope you like it. On the page of the order you can say so in a review.'],
    hasDeliveryAddress: false,
  },
  undelivered: {
    title: 'could not be delivered',
    text: () => [
      'Nobody could take in your parcel. Is the address below right, and does the number answer? We will try again, or the parcel comes back to us.',
    ],
    hasDeliveryAddress: true,
  },
  cancelled: {
    title: 'is cancelled',
    text: (input) => ['Nothing of it will be sent.', money(input)],
    hasDeliveryAddress: false,
  },
  returned: {
    title: 'came back to us',
    text: (input) => ['Your parcel is with us again.', money(input)],
    hasDeliveryAddress: false,
  },
};

function toPay({ paidAt, payablePaise }: OrderRow): string {
  if (paidAt || payablePaise === 0) return 'It is paid.';
  return `You pay ${formatPaise(payablePaise)} when it arrives.`;
}

function money({ order, refundDuePaise }: OrderWithRefund): string {
  const { giftCardPaise } = order;
  if (refundDuePaise + giftCardPaise === 0) {
    return 'You have paid nothing for it, so nothing is owed to you.';
  }
  const refundText = `You have paid ${formatPaise(refundDuePaise)} for it. All of it goes back to you, the way it was paid.`;
  const given = `${formatPaise(giftCardPaise)} is on your gift vouchers again.`;
  return [refundDuePaise > 0 && refundText, giftCardPaise > 0 && given].filter(Boolean).join(' ');
}
