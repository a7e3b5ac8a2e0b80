/** Messages to staff about vouchers that cannot be saved as they were given. */
export const voucherDeskMessages = {
  code: 'A code has 3 to 40 letters, digits and hyphens',
  percentOrAmount: 'Please give either a percentage or an amount',
  endsBeforeItBegins: 'A voucher must end after it begins',
} as const;
