import { REPLACEMENT_DAYS } from '../shop/limits.ts';
import { withValues } from './text-with-values.ts';

/** Messages about return requests of storefront and API, or of the storefront alone. */
export const returnMessages = {
  notLoaded: 'Your requests could not be loaded. Please try again later!',
  failed: 'Your request could not be sent. Please try again.',
  notFound: 'Request Not Found',
  itemNotChosen: 'Please choose the item.',
  quantity: 'Please choose how many.',
  reason: 'Please choose what is wrong.',
  remedy: 'Please choose a replacement or a refund.',
  details: 'Please describe what is wrong.',
  whyDeclined: 'Please write why: the customer reads it.',
  photosAgain: 'Please choose the pictures again.',
} as const;

/** Messages of the validation rules and the shop API about return requests. */
export const returnApiMessages = {
  received: 'We have your request. We answer within one working day.',
  withdrawn: 'Your request is withdrawn.',
  notDelivered: 'This order has not been delivered.',
  tooLate: withValues('A replacement or refund can be asked for within {days} days of delivery.', {
    days: REPLACEMENT_DAYS,
  }),
  askedAlready: 'You have asked for this item already. We will answer soon.',
  moreThanBought: (left: number) =>
    left === 0
      ? withValues('You have asked for all of this item already.', {})
      : withValues('You can ask for at most {left} of this item.', { left }),
  notWithdrawable: 'This request can no longer be withdrawn.',
  /** Both states are named as in `return_state`. */
  noSuchStep: (from: string, to: string) =>
    withValues('A {from} request cannot become {to}', { from, to }),
  outOfStock: (product: string) =>
    withValues('{product} is out of stock: please refund it instead.', { product }),
  orderHasRequests: 'Items of this order have requests for a replacement or refund: settle these.',
} as const;
