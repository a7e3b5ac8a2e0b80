import type { OrderState } from '../../db/schema/orders.ts';
import { formatPaise } from '../pricing/format-paise.ts';
import type { OrderRow } from './save-order.ts';

/** What customers are told of their orders. */
export type OrderNews =
  | 'placed'
  | 'paid'
  | 'shipped'
  | 'delivered'
  | 'undelivered'
  | 'cancelled'
  | 'returned';

/** The steps that are told; the others are the shop's own business. */
export const NEWS_OF: Partial<Record<OrderState, OrderNews>> = {
  shipped: 'shipped',
  delivered: 'delivered',
  undelivered: 'undelivered',
  cancelled: 'cancelled',
  returned: 'returned',
};

/** An order and what the shop owes for it; gift vouchers have their part back at once. */
export interface ToldOrder {
  order: OrderRow;
  /** Paise that go back because it was cancelled or returned. */
  owedPaise: number;
}

/** How one piece of news is told. */
interface Words {
  /** After `Your order VN100001`. */
  title: string;
  /** A paragraph each. */
  text: (told: ToldOrder) => string[];
  /** Whether it says where the parcel goes. */
  hasPlace: boolean;
}

export const ORDER_NEWS: Record<OrderNews, Words> = {
  placed: {
    title: 'has reached us',
    text: ({ order }) => [
      `Thank you. We will tell you when your parcel leaves. ${toPay(order)}`,
      'You can cancel the order on its page until it is packed.',
    ],
    hasPlace: true,
  },
  paid: {
    title: 'is paid',
    text: () => ['Thank you. We have your payment and will tell you when your parcel leaves.'],
    hasPlace: true,
  },
  shipped: {
    title: 'is on its way',
    text: ({ order }) => [
      `Your parcel has left our pack house. ${toPay(order)}`,
      'The invoice is on the page of the order.',
    ],
    hasPlace: true,
  },
  delivered: {
    title: 'was delivered',
    text: () => ['We hope you like it. On the page of the order you can say so in a review.'],
    hasPlace: false,
  },
  undelivered: {
    title: 'could not be delivered',
    text: () => [
      'Nobody could take in your parcel. Is the address below right, and does the number answer? We will try again, or the parcel comes back to us.',
    ],
    hasPlace: true,
  },
  cancelled: {
    title: 'is cancelled',
    text: (told) => ['Nothing of it will be sent.', money(told)],
    hasPlace: false,
  },
  returned: {
    title: 'came back to us',
    text: (told) => ['Your parcel is with us again.', money(told)],
    hasPlace: false,
  },
};

function toPay({ paidAt, payablePaise }: OrderRow): string {
  if (paidAt || payablePaise === 0) return 'It is paid.';
  return `You pay ${formatPaise(payablePaise)} when it arrives.`;
}

function money({ order, owedPaise }: ToldOrder): string {
  const { giftCardPaise } = order;
  if (owedPaise + giftCardPaise === 0) {
    return 'You have paid nothing for it, so nothing is owed to you.';
  }
  const owed = `You have paid ${formatPaise(owedPaise)} for it. All of it goes back to you, the way it was paid.`;
  const given = `${formatPaise(giftCardPaise)} is on your gift vouchers again.`;
  return [owedPaise > 0 && owed, giftCardPaise > 0 && given].filter(Boolean).join(' ');
}
