import { array, boolean, type InferType, number, object } from 'yup';
import { endpoint } from '../kit/endpoint.ts';
import { requiredOneOf } from '../kit/fields.ts';
import { anyText, done, id, maybePicture, rupees, text } from '../kit/shapes.ts';
import { translations } from '../kit/translations.ts';
import { cartMessages, quantityMessages } from '../messages/cart.ts';
import { voucherMessages } from '../messages/vouchers.ts';
import { wishlistApiMessages, wishlistMessages } from '../messages/wishlist.ts';
import { MAX_QUANTITY, MIN_QUANTITY } from '../shop/limits.ts';
import { voucherCode } from './order-fields.ts';
import { SHOPPER_STEPS } from './shopper-steps.ts';

const quantity = () =>
  number()
    .typeError(quantityMessages.notWhole)
    .integer(quantityMessages.notWhole)
    .min(MIN_QUANTITY, quantityMessages.tooSmall)
    .max(MAX_QUANTITY, quantityMessages.tooLarge)
    .required(quantityMessages.required);

/** The quantity of an update, where the specification has its own message below 0. */
const newQuantity = () =>
  quantity().min(MIN_QUANTITY, ({ value }) =>
    value < 0 ? cartMessages.belowZero : quantityMessages.tooSmall,
  );

const counter = () => number().integer().min(0).required();

const cartItem = object({
  id: id(),
  /** The product's name. */
  product: text(),
  translations: translations(),
  product_id: id(),
  product_image: maybePicture(),
  size: anyText(),
  quantity: number().integer().min(1).required(),
  /** Rupees per unit, GST included. */
  selling_price: rupees(),
  /** The price that the shopper accepted, if it has risen since. Not in the specification. */
  price_before: number().nullable().default(null),
  total: rupees(),
  /** `Quantity` is the stock, null when unknown (then at most 20 can be bought). */
  available_quantity: object({ Quantity: number().integer().min(0).nullable().defined() }),
});
export type CartItem = InferType<typeof cartItem>;

/** A line whose product was withdrawn; it counts nowhere. Not in the specification. */
const withdrawnLine = object({
  id: id(),
  product_id: id(),
  product: text(),
  translations: translations(),
});
export type WithdrawnLine = InferType<typeof withdrawnLine>;

/** Prices include GST (MRP rules): the tax is inside them and is never added on top. */
const sums = {
  /** Sum of the lines at selling price. */
  total: rupees(),
  /** The tax inside the goods, after the discount. */
  gst_amt: rupees(),
  /** The tax inside the delivery, where it is charged. Not in the specification. */
  shipping_gst_amt: rupees().default(0),
  /** The discount of a voucher. */
  discount_amt: rupees(),
  /** total - discount_amt: the amount before delivery. */
  final_total: rupees(),
};

const cartTotals = {
  ...sums,
  /** Sum of the quantities without packing; counters show 99+ above 99. */
  cart_counter: counter(),
  /** Sum of the lines at catalogue price (MRP). */
  product_price: rupees(),
};

const cartData = object({
  cart_items: array(cartItem).required(),
  /** Lines that are no longer sold, until the shopper takes them out. */
  withdrawn: array(withdrawnLine).required().default([]),
  ...cartTotals,
});
export type CartData = InferType<typeof cartData>;

/** The answer of every write, with the updated cart, so that no second call is needed. */
const written = object({ ...done, ...cartTotals, data: cartData });

export const addToCartBody = object({ pid: id(), quantity: quantity() });
export const changeQuantityBody = object({ quantity: newQuantity() });
export const countStepBody = object({ step: requiredOneOf('Step', SHOPPER_STEPS) });

export const cartEndpoints = {
  getCart: endpoint({
    summary: 'The cart with its totals',
    method: 'GET',
    path: '/cart/',
    access: 'shopper',
    answer: object({ ...done, data: cartData }),
  }),
  addToCart: endpoint({
    summary: 'Put a product in the cart; the same product adds up',
    method: 'POST',
    path: '/cart/',
    access: 'shopper',
    body: addToCartBody,
    answer: written,
  }),
  changeQuantity: endpoint({
    summary: 'Set the quantity of a line',
    method: 'PATCH',
    path: '/cart/{id}/',
    access: 'shopper',
    body: changeQuantityBody,
    answer: written,
  }),
  removeFromCart: endpoint({
    summary: 'Take a line out of the cart',
    method: 'DELETE',
    path: '/cart/{id}',
    access: 'shopper',
    answer: written,
  }),
  /** Not in the specification. */
  countStep: endpoint({
    summary: 'Count a step on the way to an order, without who took it',
    method: 'POST',
    path: '/web/steps/',
    access: 'public',
    body: countStepBody,
    answer: object(done),
  }),
  validateVoucher: endpoint({
    summary: 'What a voucher would change; changes nothing itself',
    method: 'GET',
    path: '/validate-voucher-code/',
    access: 'customer',
    query: object({ voucher_code: voucherCode().required(voucherMessages.required) }),
    answer: object({ ...done, message: text(), ...sums }),
  }),
  toggleWishlistItem: endpoint({
    summary: `Add to or take from the wishlist: '${wishlistApiMessages.added}' or '${wishlistApiMessages.removed}'`,
    method: 'POST',
    path: '/wishlist/',
    access: 'shopper',
    callerMissing: wishlistMessages.noShopper,
    body: object({ pid: id() }),
    answer: object({ ...done, message: text(), wishlist_counter: counter() }),
  }),
  listWishlist: endpoint({
    summary: 'The wishlist',
    method: 'GET',
    path: 'listwish/',
    access: 'shopper',
    callerMissing: wishlistMessages.noShopper,
    answer: object({
      ...done,
      data: array(
        object({
          id: id(),
          product_id: id(),
          name: text(),
          translations: translations(),
          size: anyText(),
          image1: maybePicture(),
          product_price: rupees(),
          base_price: rupees(),
          available_stock_quantity: number().integer().min(0).nullable().defined(),
          /** Not in the specification: a withdrawn product is named until it is taken out. */
          is_sold: boolean().required().default(true),
        }),
      ).required(),
      wishlist_counter: counter(),
    }),
  }),
};
