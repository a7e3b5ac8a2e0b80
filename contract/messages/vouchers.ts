import { type Message, withValues } from './text-with-values.ts';

/** Reasons for refusing a voucher. */
export const voucherMessages = {
  required: 'Please enter a voucher code',
  notValid: 'This voucher code is not valid.',
  usedUp: 'This voucher has been used up.',
  otherGoods: 'This voucher is for other goods than those in your cart.',
  usedBefore: 'You have used this voucher already.',
  /** @param minimum the amount, formatted for display */
  cartTooSmall: (minimum: string) =>
    withValues('This voucher needs a cart of at least {minimum}.', { minimum }),
} as const;

/** What an offer says. All amounts are formatted for display. */
export const offerMessages = {
  amountOff: (amount: string) => withValues('{amount} off', { amount }),
  percentOff: (percent: number, max?: string): Message =>
    max === undefined
      ? withValues('{percent}% off', { percent })
      : withValues('{percent}% off, at most {max}', { percent, max }),
  minimum: (minimum: string) => withValues('For carts from {minimum}', { minimum }),
  saves: (saved: string) => withValues('You save {saved}', { saved }),
  addMore: (missing: string) => withValues('Add {missing} more to use it', { missing }),
} as const;
