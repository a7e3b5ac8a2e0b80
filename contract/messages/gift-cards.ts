import { MAX_GIFT_CARD_PAISE, MIN_GIFT_CARD_PAISE } from '../shop/limits.ts';
import { wholeRupees } from '../shop/money.ts';
import { withValues } from './text-with-values.ts';

/** Messages of the storefront about gift cards. */
export const giftCardMessages = {
  notAsked: 'The gift voucher is not bought yet. What you have typed is still here.',
  notAdded: 'We could not add the gift voucher. Please try again!',
  notLoaded: 'We could not load your gift vouchers. Please try again later!',
  codeRequired: 'Gift voucher code is required',
} as const;

/** Messages of the validation rules and the shop API about gift cards. */
export const giftCardApiMessages = {
  added: 'Your gift voucher has been added!',
  amountNotANumber: 'Amount must be a number',
  amountBounds: withValues('Please choose an amount from {min} to {max}', {
    min: wholeRupees(MIN_GIFT_CARD_PAISE),
    max: wholeRupees(MAX_GIFT_CARD_PAISE),
  }),
  codeUnknown: 'This gift voucher code is not valid. Please check it.',
  paidAlready: 'This gift voucher is paid already.',
  balanceTooSmall: 'Your gift vouchers no longer pay their part of this order. Please order again.',
} as const;

/** The terms of a gift card, for its page and its email. */
export const GIFT_CARD_TERMS: readonly string[] = [
  'Funds do not expire.',
  'There are no purchase fees.',
  'Redeemable only online or in the mobile apps.',
  'Non-reloadable.',
  'Non-transferable once its code is entered.',
  'No cash refund.',
];
