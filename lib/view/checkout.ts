import type { Address } from '@/contract/accounts/address';
import type { TypedBilling, UsedBusiness } from '@/contract/orders/billing';
import type { PaymentPurpose } from '@/contract/orders/payment-kinds';
import type { PaymentState } from '@/contract/payments/payments';
import type { ShopperCart } from './cart';
import type { CollectPlace } from './collect';
import type { FormFlash } from './form-flash';

/** The shopper's choices at the checkout. */
export interface CheckoutChoice {
  /** Id of the address of delivery, billed unless another is chosen; undefined for an order that is collected. */
  address?: number | undefined;
  /** Id of the store where it is collected. */
  collect?: number | undefined;
  payment: string;
  delivery: string;
  /** `yes`: gift vouchers pay as much as they cover. */
  gift_voucher: 'yes' | 'no';
}

/** The answer of `POST /api/checkout`. */
export interface CheckedOut {
  message: string;
  /** The next page. */
  next: string;
  /** The order waits for its payment; the cart stays until then. */
  isToBePaid: boolean;
}

/** The answer of `GET /api/payment/{txnid}`. */
export interface PaymentStatusAnswer {
  state: PaymentState;
  purpose: PaymentPurpose;
  /** In rupees. */
  amount: number;
}

/** A gift voucher that was bought, without its code. */
export interface PaidGift {
  /** In rupees. */
  amount: number;
  /** Who gets it; the address is shortened. */
  receiver: { name: string; email: string };
  /** The day on which the code is sent, if it waits for one. */
  sendOn: string | null;
  /** The message for WhatsApp comes by mail. */
  byWhatsapp: boolean;
}

/** The status of a payment for the shopper. The last two: the money is refunded. */
export type PaymentOutcomeState = 'open' | 'paid' | 'failed' | 'not needed' | 'other than asked';

const OUTCOMES: Record<PaymentState, PaymentOutcomeState> = {
  created: 'open',
  pending: 'open',
  paid: 'paid',
  failed: 'failed',
  expired: 'failed',
  mismatch: 'other than asked',
  refund_due: 'not needed',
};

/** Returns the status for the shopper from the state of a payment. */
export function paymentOutcomeOf(state: PaymentState): PaymentOutcomeState {
  return OUTCOMES[state];
}

/** The gateway's URL for a payment. `fields` are posted there as a form if the method is POST. */
export interface Gateway {
  url: string;
  method: 'GET' | 'POST';
  fields: Record<string, string>;
}

/** The data of the checkout. Personal: never cached. */
export interface CheckoutPageData {
  first: ShopperCart;
  addresses: Address[];
  /** The store where the order is collected; undefined: it is delivered. */
  collect?: CollectPlace | undefined;
  /** Some stores hand out orders. */
  mayCollect?: boolean | undefined;
  isMember: boolean;
  /** The price of an Elite membership, in rupees. */
  membershipPrice?: number | undefined;
  /** The address to begin with, if not the default one. */
  chosenAddress?: number | undefined;
  /** Whom the order is billed to, as typed before. */
  billing?: Partial<TypedBilling> | undefined;
  /** The business of an earlier order; null without one. */
  business?: UsedBusiness | null | undefined;
  /** The balance of the customer's gift vouchers, in rupees; 0 if it could not be read. */
  giftBalance: number;
  /** Sent back with the order. */
  displayedFigures: string;
  /** New for every view of the page. */
  orderKey: string;
  flash?: FormFlash | undefined;
}
