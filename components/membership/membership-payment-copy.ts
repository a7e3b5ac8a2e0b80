import { paymentMessages } from '@/contract/messages/payments';
import type { MembershipPaymentState } from '@/lib/view/membership';

interface MembershipPaymentCopy {
  title: string;
  text: string;
  role?: 'alert' | 'status';
  /** The label of the button that opens the payment page. */
  button?: string;
}

/** The texts about a purchase by status; `unknown`: no answer for a long time. */
export const MEMBERSHIP_PAYMENT_COPY: Record<
  MembershipPaymentState | 'unknown',
  MembershipPaymentCopy
> = {
  new: {
    title: 'Your membership',
    text: 'The payment page opens. Your membership begins by itself once it is paid.',
    button: 'Open the payment page',
  },
  waiting: {
    title: 'Waiting for your payment',
    text: 'Please complete it on the payment page. Your membership begins by itself, also when you open this page again later.',
    role: 'status',
    button: 'Open the payment page again',
  },
  paid: {
    title: paymentMessages.paid,
    text: 'You are an Elite member now. Delivery is free.',
    role: 'status',
  },
  failed: {
    title: paymentMessages.failed,
    text: 'No membership has begun. Should your bank have taken money all the same, it goes back to you.',
    role: 'alert',
    button: 'Try again',
  },
  expired: {
    title: 'The time to pay is over',
    text: 'No membership has begun. If you have paid, you need not pay again: it begins as soon as your bank tells us.',
    role: 'alert',
    button: 'Try again',
  },
  unknown: {
    title: 'Your payment is being confirmed',
    text: 'Your bank has not answered yet. If you have paid, you need not pay again: your membership begins as soon as it does.',
    role: 'status',
    button: 'Open the payment page again',
  },
};
