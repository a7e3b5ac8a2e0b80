import { listText, type Message, withValues } from './text-with-values.ts';

/** Messages about orders of storefront and API, or of the storefront alone. */
export const orderMessages = {
  notLoaded: 'Order loading failed',
  notFound: 'Order Not Found',
  addressAbroad: 'We deliver within India only.',
  onlyAbroad: 'We deliver within India only. Please add an address in India.',
  eliteEnded: 'Your Elite membership has ended, so standard delivery is chosen.',
  addressNotChosen: 'Please select a billing address!',
  pricesChanged: 'Prices have changed. Please review your cart.',
  pricesDiffer: 'Prices have changed since you ordered',
  notPlaced: 'There was an error placing your order! Please try again!',
  /** Staff have closed the shop; `until` is empty where they have not said until when. */
  closed: (until: Message): Message =>
    until
      ? withValues('We take no orders until {moment}. Your cart stays as it is.', { moment: until })
      : 'We take no orders at the moment. Your cart stays as it is.',
  /** Beside a failure without an answer: the order may exist. */
  maybePlaced:
    'No answer came, so the order may have been placed: see My orders. Pressing the button again never places it twice.',
} as const;

/** Why a link of a message shows no order. */
export const trackingMessages = {
  notValid:
    'This link is not complete, or it is not one of ours. Please open it from our message again.',
  over: 'This link has ended: the order has not moved for a while.',
} as const;

/** Messages for unavailable documents of an order. */
export const documentMessages = {
  noInvoice: 'The invoice could not be loaded. Please try again later!',
  noCreditNote: 'The credit note could not be loaded. Please try again later!',
} as const;

/** Messages of the validation rules and the shop API about orders. */
export const orderApiMessages = {
  placed: (orderNumber: string) =>
    withValues('Thank you! Your order {order} is placed.', { order: orderNumber }),
  taxesRequired: 'Taxes are required',
  cancelled: 'Your order has been cancelled.',
  notCancellable: 'This order can no longer be cancelled.',
  indiaOnly: 'We deliver within India only. Please choose an address in India.',
  rapidCities: (cities: readonly string[]) =>
    withValues('Same or next day delivery is for Elite members in {cities}.', {
      cities: listText(cities),
    }),
  outOfStock: (product: string) => withValues('{product} is out of stock.', { product }),
  noneLeft: (product: string) =>
    withValues('{product} is out of stock. Please review your cart.', { product }),
  fewLeft: (product: string, stock: number) =>
    withValues('Only {stock} left of {product}. Please review your cart.', { stock, product }),
  nothingToReorder: 'Nothing of this order can be had at the moment.',
  paidAlready: 'This order is paid already.',
  notPayable: 'This order can no longer be paid.',
  notWaiting: 'This order does not wait for an online payment.',
  unpaidOnline: 'Orders to be paid online cannot become confirmed unpaid',
  /** Steps are named as in `sale_status`. Somebody else was faster. */
  thereAlready: (status: string) =>
    withValues('This order is {status} already', { status: status.toLowerCase() }),
  noSuchStep: (from: string, to: string) =>
    withValues('{from} orders cannot become {to}', { from, to: to.toLowerCase() }),
} as const;
