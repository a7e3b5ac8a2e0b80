import { array, boolean, type InferType, number, object, string } from 'yup';
import { changedFigure } from '../kit/errors.ts';
import { oneOf } from '../kit/fields.ts';
import { anyText, id, maybePicture, rupees, text } from '../kit/shapes.ts';
import { translations } from '../kit/translations.ts';
import { collection } from './collection.ts';
import { ORDER_STATUSES } from './order-states.ts';
import { PAY_TYPES } from './payment-kinds.ts';

/*
 * The display options of the order table. Separate from the validation rules, so that pages need
 * not load those.
 */

/** Sort orders of the table; a minus reverses them. The first is the default. */
export const ORDER_SORTS = [
  '-date',
  'date',
  '-total',
  'total',
  '-status',
  'status',
  '-number',
  'number',
] as const;
export type OrderSort = (typeof ORDER_SORTS)[number];

/** Gift orders have `Gift`. */
export const PRODUCT_INFOS = ['Gift', 'SOSE'] as const;

const status = () => oneOf('Status', ORDER_STATUSES).required();

/** The contents of an order, as its card displays them. */
const orderGoods = {
  product_count: number().integer().min(0).required(),
  first_products: array(
    object({
      id: id(),
      product_name: text(),
      translations: translations(),
      product_image: maybePicture(),
    }),
  ).required(),
};
const goods = object(orderGoods);
export type OrderGoods = InferType<typeof goods>;

/**
 * Not in the specification: the order that took the place of an unpaid one, which it cancelled; null
 * for any other.
 */
const replacement = () => object({ id: id(), order_id: text() }).nullable().defined().default(null);

export const orderListItem = object({
  /** Used in the URL `/orders/{id}`. */
  id: id(),
  /** The order number as printed. */
  order_id: text(),
  /** ISO 8601, UTC. */
  order_date: text(),
  final_total: rupees(),
  pay_type: oneOf('Payment method', PAY_TYPES).required(),
  sale_status: text(),
  /** The fields from here on are not in the specification. */
  order_status: status(),
  is_paid: boolean().required(),
  is_invoiced: boolean().required(),
  replaced_by: replacement(),
  /** The customer collects it from a store. */
  is_collected: boolean().required().default(false),
  ...orderGoods,
});
export type OrderListItem = InferType<typeof orderListItem>;

const orderAddress = object({
  /** Null: the place is a store, where the customer collects the order. */
  id: id().nullable(),
  full_name: text(),
  mobile_no: text(),
  full_address: text(),
});

/** A part of a bundle. */
export const orderPart = object({
  /** The part's own product. */
  id: id(),
  product_name: text(),
  translations: translations(),
  size: anyText(),
  /** Pieces in one bundle. */
  quantity: number().integer().min(1).required(),
});

export const orderLine = object({
  /** The product's id. */
  id: id(),
  product_name: text(),
  /** Its present name in Hindi; invoices have the name of the day. */
  translations: translations(),
  product_image: maybePicture(),
  quantity: number().integer().min(1).required(),
  selling_price: rupees(),
  /** `GST 5%`. */
  tax_name: anyText(),
  /** Not in the specification: 5 of `GST 5%`, so that the page may word it. */
  tax_percent: number().optional(),
  product_total: rupees(),
  is_rated: boolean().required(),
  product_rating_by_user: number().integer().min(1).max(5).nullable().defined(),
  /** Not in the specification: a bag or box, which has no page and no reviews. */
  is_packing: boolean().required(),
  /** Not in the specification: whether the product still has a page; a withdrawn one has none. */
  is_sold: boolean().required().default(true),
  /** Not in the specification: what the bundle consisted of that day; missing for any other product. */
  parts: array(orderPart).optional(),
});

/** What an order that waits without its goods costs today. */
const priceChange = object({
  /** The figures that differ: `displayed` is that of the order. */
  figures: array(changedFigure).required(),
  /** The names of the goods that are sold out or withdrawn: with any the order cannot be had. */
  missing: array(text()).required(),
  shipping_amt: rupees(),
  tax_amt: rupees(),
  final_total: rupees(),
});
export type PriceChange = InferType<typeof priceChange>;

export const orderDetail = object({
  id: id(),
  order_id: text(),
  order_date: text(),
  delivery_date: string().nullable().defined(),
  order_status: status(),
  /** Not in the specification: the states so far, the first one first. ISO 8601, UTC. */
  timeline: array(object({ status: status(), at: text() })).required(),
  /** Not in the specification: who carries the parcel, and where it is tracked; null: not known. */
  shipment: object({ carrier: text(), tracking_number: text(), url: text() })
    .nullable()
    .defined()
    .default(null),
  /** Not in the specification: the expected day of arrival in India, while in progress. */
  expected_by: string().nullable().defined(),
  is_paid: boolean().required(),
  is_invoiced: boolean().required(),
  /** Not in the specification: a credit note has been issued. */
  is_credited: boolean().required(),
  /** Not in the specification: the credit notes, for parts or the rest of the invoice, oldest first. */
  credit_notes: array(object({ number: text(), amount: rupees() }))
    .required()
    .default([]),
  is_gift: boolean().required(),
  gift_message: anyText(),
  /** Not in the specification: the first day on which the gift may arrive; null: as soon as it can. */
  gift_day: string().nullable().defined().default(null),
  applied_voucher_code: anyText(),
  shipping_amt: rupees(),
  tax_amt: rupees(),
  discount_amt: rupees(),
  /** Not in the specification: the amount paid with gift cards. */
  gift_voucher_amt: rupees(),
  /** The amount to pay, or paid, after gift cards. */
  final_total: rupees(),
  pay_type: oneOf('Payment method', PAY_TYPES).required(),
  billing_address: orderAddress,
  shipping_address: orderAddress,
  /** Not in the specification: the registered buyer of the invoice; null: a consumer. */
  gst_buyer: object({ gstin: text(), name: text() }).nullable().defined().default(null),
  product_info: oneOf('Product info', PRODUCT_INFOS).required(),
  /**
   * Not in the specification: what differs since the order was placed; null where nothing does, or
   * its goods are held.
   */
  price_change: priceChange.nullable().defined().default(null),
  replaced_by: replacement(),
  /** Not in the specification: its customer collects it from a store. */
  is_collected: boolean().required().default(false),
  /** Not in the specification: the store where the customer collects it. */
  collect: collection(),
  /** Not in the specification: what its customer shows at the store, once it is ready. */
  collect_code: string().nullable().defined().default(null),
  rated_product_info: array(orderLine).required(),
});
export type OrderDetail = InferType<typeof orderDetail>;
