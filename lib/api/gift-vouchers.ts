/** What is said of gift vouchers where the API gives no reason. */
export const giftVoucherMessages = {
  /** The specification's words. */
  failed: 'Something went wrong',
  notAsked: 'The gift voucher is not bought yet. What you have typed is still here.',
  onTheWay: 'Taking you to the payment page',
  notAdded: 'We could not add the gift voucher. Please try again!',
} as const;

/** The answer of `POST /api/gift-vouchers`. */
export interface AskedForGiftVoucher {
  /** The page of the payment. */
  next: string;
}
