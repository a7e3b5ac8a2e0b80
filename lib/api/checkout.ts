import type { PaymentPurpose, PaymentState } from '@/contract/payment';

/** What is said where the API gives no reason, and what the specification has no words for. */
export const checkoutMessages = {
  notPlaced: 'There was an error placing your order! Please try again!',
  onTheWay: 'Taking you to the payment page',
  doNotRefresh: 'Please do not refresh or close this page.',
  paid: 'Payment successful!',
  comesBack: 'Your money comes back',
  /** Of whatever was to be paid. */
  otherThanAsked:
    'Your payment reached us, but it was not the one we had asked for. We send the amount back.',
} as const;

/** What a shopper chose at the checkout. */
export interface CheckoutChoice {
  /** Id of the billing address. */
  address: number;
  payment: string;
  delivery: string;
  /** `yes`: gift vouchers pay what they can. */
  gift_voucher: 'yes' | 'no';
}

/** The answer of `POST /api/checkout`. */
export interface CheckedOut {
  message: string;
  /** The page to go on with. */
  next: string;
  /** The order waits for its payment; the cart stays until then. */
  isToBePaid: boolean;
}

/** The answer of `GET /api/payment/{txnid}`. */
export interface PaymentNews {
  state: PaymentState;
  purpose: PaymentPurpose;
}

/** How a payment stands, as a shopper understands it. The last two: its money comes back. */
export type PaymentEnd = 'open' | 'paid' | 'failed' | 'not needed' | 'other than asked';

const ENDS: Record<PaymentState, PaymentEnd> = {
  created: 'open',
  pending: 'open',
  paid: 'paid',
  failed: 'failed',
  expired: 'failed',
  mismatch: 'other than asked',
  refund_due: 'not needed',
};

/** What a state means to the shopper. */
export function endOf(state: PaymentState): PaymentEnd {
  return ENDS[state];
}
