import { type TextWithValues, withValues } from './text-with-values.ts';

/** Notes displayed beside the message of a refusal, one sentence each. */
export const failureNoteMessages = {
  /** The labels of an order's amounts, by the name of the figure. */
  figures: {
    goods: 'The price of the goods',
    discount: 'The discount',
    shipping: 'Delivery',
    tax: 'The GST included',
    gift_voucher: 'The part that gift vouchers pay',
    amount: 'The amount to pay',
  },
  priceOf: (product = '') => withValues('The price of {product}', { product }),
  changed: (what: TextWithValues | string, now: string, before: string) =>
    withValues('{what} is {now} now; it was shown as {before}.', { what, now, before }),
  /** Explanations that the message does not contain, by reason. */
  explanations: {
    delivery_not_shown: 'Delivery to this address was not shown yet.',
    product_withdrawn: 'A product of this order is no longer sold.',
    rapid_delivery_ended: 'Same or next day delivery is for Elite members.',
  },
} as const;
