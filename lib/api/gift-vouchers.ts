/** What is said of gift vouchers where the API gives no reason. */
export const giftVoucherMessages = {
  failed: 'Something went wrong',
  onTheWay: 'Taking you to the payment page',
  notAdded: 'We could not add the gift voucher. Please try again!',
} as const;

/** The answer of `POST /api/gift-vouchers`. */
export interface AskedForGiftVoucher {
  /** The page of the payment. */
  next: string;
}
