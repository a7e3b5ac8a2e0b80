import type { OwnGiftVoucher } from '@/contract/gift-vouchers';
import type { ShownDay } from '@/lib/format/dated';

/** What is said of gift vouchers where the API gives no reason. */
export const giftVoucherMessages = {
  /** The specification's words. */
  failed: 'Something went wrong',
  notAsked: 'The gift voucher is not bought yet. What you have typed is still here.',
  onTheWay: 'Taking you to the payment page',
  notAdded: 'We could not add the gift voucher. Please try again!',
  notLoaded: 'We could not load your gift vouchers. Please try again later!',
} as const;

/** A gift voucher of the customer, with its day as it is read. */
export type ShownGiftVoucher = OwnGiftVoucher & { received: ShownDay };

/** The answer of `POST /api/gift-vouchers`. */
export interface AskedForGiftVoucher {
  /** The page of the payment. */
  next: string;
}
