import type { EliteRecord, PurchaseState } from '@/contract/elite';
import type { ShownDay } from '@/lib/format/dated';

/** What is said where the API gives no reason; the specification's words where it has some. */
export const eliteMessages = {
  notLoaded: 'Subscription loading failed',
  none: 'Subscription Not Found',
  onToPayment: 'Please complete the payment.',
  welcome: 'Payment successful! You are an Elite member now.',
  notCancelled: 'Something went wrong. Please try again later!',
} as const;

/** How a purchase stands; `new`: nobody has asked to pay it yet. */
export type Purchase = PurchaseState | 'new';

/** The answer of `GET /api/elite/purchase`. */
export interface PurchaseNews {
  state: Purchase;
}

/** The answer of `GET /api/elite`. */
export interface EliteHistory {
  /** The shopper has paid for a membership before, whether it still runs or not. */
  wasMember: boolean;
}

/** A term of membership with its days as they are shown. */
export interface ShownTerm extends EliteRecord {
  from: ShownDay;
  until: ShownDay;
  cancelled: ShownDay | null;
}
