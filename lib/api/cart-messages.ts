import type { FieldErrors } from '@/contract/errors';
import { ApiError, messageFor } from './api-error';

/** The specification's words about the cart, shared by toasts and by pages without JavaScript. */
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
  minimumOrder: 'Minimum order value should be ₹250',
  loginToOrder: 'Please login to place an order!',
} as const;

/**
 * Why a change of quantity failed: what the API says of the field, such as the stock that is left,
 * else the shop's own words.
 */
export function quantityMessage(error: unknown, quantity: number): string {
  if (quantity < 0) return cartMessages.belowZero;
  const fields: FieldErrors = error instanceof ApiError ? error.fields : {};
  return fields.quantity?.[0] ?? messageFor(error, cartMessages.notChanged);
}
