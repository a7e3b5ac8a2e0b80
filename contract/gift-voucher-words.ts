/*
 * Words of the specification that pages and mails show. They stand apart from the rules, so that a
 * page need not bring those along.
 */

/** What a gift voucher is, and what it is not. */
export const GIFT_VOUCHER_TERMS: readonly string[] = [
  'Funds do not expire.',
  'There are no purchase fees.',
  'Redeemable only online or in the mobile apps.',
  'Non-reloadable.',
  'Non-transferable once its code is entered.',
  'No cash refund.',
];
