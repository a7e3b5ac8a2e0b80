import type { PaymentPurpose } from '@/contract/payment';
import { routes } from '@/lib/routes';

interface Way {
  label: string;
  href: string;
}

/** What is said of a payment, by what it is for. The first way is the one to take. */
interface PaymentWords {
  paid: { text: string; ways: [Way, Way] };
  failed: { text: string; ways: Way[] };
  /** Where nobody knows yet how it ended. */
  later: { text: string; ways: Way[] };
}

const CONTINUE: Way = { label: 'Continue shopping', href: routes.shop() };

export const PAYMENT_WORDS: Record<PaymentPurpose, PaymentWords> = {
  order: {
    paid: {
      text: 'Thank you! Your order is confirmed.',
      ways: [{ label: 'See my orders', href: routes.orders() }, CONTINUE],
    },
    failed: {
      text: 'Nothing is lost: your cart is as it was.',
      ways: [
        { label: 'Back to cart', href: routes.cart() },
        { label: 'My orders', href: routes.orders() },
      ],
    },
    later: {
      text: 'Your bank has not answered yet. You need not pay again: we go on asking, and your order shows when it is paid.',
      ways: [
        { label: 'My orders', href: routes.orders() },
        { label: 'Back to cart', href: routes.cart() },
      ],
    },
  },
  membership: {
    paid: {
      text: 'Welcome to Vanya Elite! Delivery is free from now on. If another window is still waiting, you can close this one.',
      ways: [CONTINUE, { label: 'See my membership', href: routes.subscription() }],
    },
    failed: {
      text: 'No membership has begun. You can try again in the window you came from, or from the plans.',
      ways: [
        { label: 'See the plans', href: routes.subscriptionPlans() },
        { label: 'Continue shopping', href: routes.shop() },
      ],
    },
    later: {
      text: 'Your bank has not answered yet. You need not pay again: we go on asking, and your membership begins when it is paid.',
      ways: [CONTINUE],
    },
  },
  'gift voucher': {
    paid: {
      text: 'Thank you! The code is on its way to the receiver by mail.',
      ways: [
        { label: 'Back to the home page', href: routes.home() },
        { label: 'Another gift voucher', href: routes.giftVoucher() },
      ],
    },
    failed: {
      text: 'No gift voucher was bought.',
      ways: [
        { label: 'Try again', href: routes.giftVoucher() },
        { label: 'Back to the home page', href: routes.home() },
      ],
    },
    later: {
      text: 'Your bank has not answered yet. You need not pay again: we go on asking, and the receiver gets the code when it is paid.',
      ways: [{ label: 'Back to the home page', href: routes.home() }],
    },
  },
};
