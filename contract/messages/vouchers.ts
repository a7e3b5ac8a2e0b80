import { withValues } from './text-with-values.ts';

/** Reasons for refusing a voucher. */
export const voucherMessages = {
  required: 'Please enter a voucher code',
  notValid: 'This voucher code is not valid.',
  usedUp: 'This voucher has been used up.',
  usedBefore: 'You have used this voucher already.',
  /** @param minimum the amount, formatted for display */
  cartTooSmall: (minimum: string) =>
    withValues('This voucher needs a cart of at least {minimum}.', { minimum }),
} as const;
