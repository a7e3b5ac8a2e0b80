import type { PaymentPurpose } from '@/contract/orders/payment-kinds';
import { routes } from '@/lib/routes';

/** A link to continue with. */
export interface NextLink {
  label: string;
  href: string;
}

/**
 * The texts about a payment of one purpose; `{membership}` is the name of the membership. The first
 * link is the recommended one.
 */
interface PaymentCopy {
  paid: { text: string; links: [NextLink, NextLink] };
  failed: { text: string; links: NextLink[] };
  /** The payment arrived and is being refunded. */
  notNeeded: { text: string; links: NextLink[] };
  /** The outcome is not known yet. */
  later: { text: string; links: NextLink[] };
}

/** For every purpose of a payment. */
export const OTHER_THAN_ASKED =
  'Your payment reached us, but it was not the amount we had asked for. We send the amount back, and nothing is paid yet.';

/** What became of the money of a failed payment. */
export const MONEY_AFTER_FAILURE =
  'Nothing was charged. If your bank took the money all the same, it returns to you in 5–7 working days.';

const CONTINUE: NextLink = { label: 'Continue shopping', href: routes.shop() };
const ORDERS: NextLink = { label: 'My orders', href: routes.orders() };
const MEMBERSHIP: NextLink = { label: 'See my membership', href: routes.membership() };
const HOME: NextLink = { label: 'Back to the home page', href: routes.home() };

export const PAYMENT_COPY: Record<PaymentPurpose, PaymentCopy> = {
  order: {
    paid: {
      text: 'Thank you! Your order is confirmed.',
      links: [{ label: 'See my orders', href: routes.orders() }, CONTINUE],
    },
    failed: {
      text: 'Your order is not paid yet. Nothing is lost: your cart is as it was.',
      links: [{ label: 'Back to cart', href: routes.cart() }, ORDERS],
    },
    notNeeded: {
      text: 'Your payment reached us, but it was not needed: the order was cancelled, ran out of time or is paid already. We send the amount back.',
      links: [ORDERS, CONTINUE],
    },
    later: {
      text: 'Your bank has not answered yet. You need not pay again: we go on asking, and your order shows when it is paid.',
      links: [ORDERS, { label: 'Back to cart', href: routes.cart() }],
    },
  },
  membership: {
    paid: {
      text: 'Welcome to {membership}! Delivery is free from now on.',
      links: [CONTINUE, MEMBERSHIP],
    },
    failed: {
      text: 'No membership has begun. You can try again from the plans.',
      links: [{ label: 'See the plans', href: routes.membershipPlans() }, CONTINUE],
    },
    notNeeded: {
      text: 'Your payment reached us, but it was not needed: the membership is paid already. We send the amount back.',
      links: [MEMBERSHIP, CONTINUE],
    },
    later: {
      text: 'Your bank has not answered yet. You need not pay again: we go on asking, and your membership begins when it is paid.',
      links: [CONTINUE],
    },
  },
  'gift voucher': {
    paid: {
      text: 'Thank you! The receiver gets the code by mail.',
      links: [CONTINUE, { label: 'Another gift voucher', href: routes.giftCard() }],
    },
    failed: {
      text: 'No gift voucher was bought.',
      links: [{ label: 'Try again', href: routes.giftCard() }, HOME],
    },
    notNeeded: {
      text: 'Your payment reached us, but it was not needed: the gift voucher is paid already, or the time to pay it was over. We send the amount back.',
      links: [HOME],
    },
    later: {
      text: 'Your bank has not answered yet. You need not pay again: we go on asking, and the receiver gets the code when it is paid.',
      links: [HOME],
    },
  },
};
