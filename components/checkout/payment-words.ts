import type { PaymentPurpose } from '@/contract/payment';
import { routes } from '@/lib/routes';

/** A way to go on. */
export interface Way {
  label: string;
  href: string;
}

/** What is said of a payment, by what it is for. The first way is the one to take. */
interface PaymentWords {
  paid: { text: string; ways: [Way, Way] };
  failed: { text: string; ways: Way[] };
  /** Where the money came and goes back. */
  notNeeded: { text: string; ways: Way[] };
  /** Where nobody knows yet how it ended. */
  later: { text: string; ways: Way[] };
}

const CONTINUE: Way = { label: 'Continue shopping', href: routes.shop() };
const ORDERS: Way = { label: 'My orders', href: routes.orders() };
const MEMBERSHIP: Way = { label: 'See my membership', href: routes.subscription() };
const HOME: Way = { label: 'Back to the home page', href: routes.home() };

export const PAYMENT_WORDS: Record<PaymentPurpose, PaymentWords> = {
  order: {
    paid: {
      text: 'Thank you! Your order is confirmed.',
      ways: [{ label: 'See my orders', href: routes.orders() }, CONTINUE],
    },
    failed: {
      text: 'Nothing is lost: your cart is as it was.',
      ways: [{ label: 'Back to cart', href: routes.cart() }, ORDERS],
    },
    notNeeded: {
      text: 'Your payment reached us, but it was not needed: the order was cancelled, ran out of time or is paid already. We send the amount back.',
      ways: [ORDERS, CONTINUE],
    },
    later: {
      text: 'Your bank has not answered yet. You need not pay again: we go on asking, and your order shows when it is paid.',
      ways: [ORDERS, { label: 'Back to cart', href: routes.cart() }],
    },
  },
  membership: {
    paid: {
      text: 'Welcome to Vanya Elite! Delivery is free from now on. If another window is still waiting, you can close this one.',
      ways: [CONTINUE, MEMBERSHIP],
    },
    failed: {
      text: 'No membership has begun. You can try again in the window you came from, or from the plans.',
      ways: [{ label: 'See the plans', href: routes.subscriptionPlans() }, CONTINUE],
    },
    notNeeded: {
      text: 'Your payment reached us, but it was not needed: the membership is paid already. We send the amount back.',
      ways: [MEMBERSHIP, CONTINUE],
    },
    later: {
      text: 'Your bank has not answered yet. You need not pay again: we go on asking, and your membership begins when it is paid.',
      ways: [CONTINUE],
    },
  },
  'gift voucher': {
    paid: {
      text: 'Thank you! The code is on its way to the receiver by mail.',
      ways: [HOME, { label: 'Another gift voucher', href: routes.giftVoucher() }],
    },
    failed: {
      text: 'No gift voucher was bought.',
      ways: [{ label: 'Try again', href: routes.giftVoucher() }, HOME],
    },
    notNeeded: {
      text: 'Your payment reached us, but it was not needed: the gift voucher is paid already, or the time to pay it was over. We send the amount back.',
      ways: [HOME],
    },
    later: {
      text: 'Your bank has not answered yet. You need not pay again: we go on asking, and the receiver gets the code when it is paid.',
      ways: [HOME],
    },
  },
};
