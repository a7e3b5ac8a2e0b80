import type { OwnGiftCard } from '@/contract/payments/gift-cards';
import type { DisplayedMoment } from '@/lib/format/dates';

/** A gift voucher of the customer, with its day as displayed. */
export type DisplayedGiftCard = OwnGiftCard & { received: DisplayedMoment };

/** The answer of `POST /api/gift-vouchers`. */
export interface GiftCardStarted {
  /** The path of the payment page. */
  next: string;
}
