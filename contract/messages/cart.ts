import { toPaise, wholeRupees } from '../shop/money.ts';
import type { Settings } from '../shop/settings.ts';
import { type TextWithValues, withValues } from './text-with-values.ts';

/** Messages about the cart in toasts, and in pages without JavaScript. */
export const cartMessages = {
  added: 'Product added to cart!',
  changed: 'Quantity updated!',
  removed: 'Product removed from cart!',
  giftSaved: 'Gift choices saved',
  notAdded: 'There was an error adding your product to cart! Please try again!',
  notChanged: 'There was an error updating the quantity!',
  belowZero: 'Quantity cannot be set less than 0!',
  notRemoved: 'There was an error removing your product from cart!',
  giftNotSaved: 'There was an error saving your gift choices!',
  voucherOn: 'Voucher applied!',
  voucherOff: 'Voucher removed!',
  voucherFailed: 'There was an error!',
  empty: 'Your cart is empty',
  loginForVoucher: 'Please login to apply a voucher.',
  loginToOrder: 'Please login to place an order!',
  /** The company that would stand on the invoice is a sample. */
  notOpen: 'The shop does not take orders yet. Please come back soon!',
  minimumOrder: ({ orders }: Settings) =>
    withValues('Minimum order value should be {amount}', {
      amount: wholeRupees(toPaise(orders.minimum)),
    }),
  /** The missing amount, formatted. */
  addMore: (missing: string) => withValues('Add {amount} more to order', { amount: missing }),
} as const;

/** Messages about a quantity, of the validation rules and the API. */
export const quantityMessages = {
  required: 'Quantity is required',
  notWhole: 'Quantity must be a whole number',
  tooLarge: 'Quantity is too large',
  tooSmall: 'Please set the quantity greater than 0!',
  outOfStock: 'This product is out of stock.',
  left: (stock: number) => withValues('Only {stock} left in stock.', { stock }),
  atMost: (max: number) => withValues('At most {max} can be ordered.', { max }),
  /** The message about one product among several. */
  ofProduct: (product: string, problem: TextWithValues | string) =>
    withValues('{product}: {problem}', { product, problem }),
} as const;

/** What keeps a line of the cart from being ordered, beside the tap that settles it. */
export const lineProblemMessages = {
  out: 'This product is out of stock.',
  short: (stock: number) => withValues('Only {stock} left in stock.', { stock }),
  /** Both prices of one unit, formatted. */
  dearer: (before: string, now: string) =>
    withValues('The price has risen from {before} to {now}.', { before, now }),
  settleFirst: 'Something in your cart has changed. Settle it above to go on.',
} as const;

/** Refusals by the storefront of requests that its pages do not make. */
export const cartRefusals = {
  noSuchLine: 'This line is not in your cart',
  noSuchPacking: 'This packing is not on offer',
  giftMessageTooLong: (max: number) => withValues('At most {max} letters', { max }),
} as const;
