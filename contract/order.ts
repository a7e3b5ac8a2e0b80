import type { InferType } from 'yup';
import { array, boolean, number, object, string } from 'yup';
import { oneOf } from './fields.ts';
import { anyText, id, maybePicture, rupees, text } from './shapes.ts';

export const PAY_TYPES = ['Cash on Delivery', 'Online Payment'] as const;
/** The specification shows the first three; the others lie between them. */
export const ORDER_STATUSES = [
  'Pending',
  'Cancelled',
  'Delivered',
  'Confirmed',
  'Packed',
  'Shipped',
  'Undelivered',
  'Returned',
] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];
/** Orders that are gifts say `Gift`. */
export const PRODUCT_INFOS = ['Gift', 'SOSE'] as const;

const status = () => oneOf('Status', ORDER_STATUSES).required();

/** What is in an order, as its card shows it. */
const orderGoods = {
  product_count: number().integer().min(0).required(),
  first_products: array(
    object({ id: id(), product_name: text(), product_image: maybePicture() }),
  ).required(),
};
const goods = object(orderGoods);
export type OrderGoods = InferType<typeof goods>;

export const orderRow = object({
  /** The address `/orders/{id}` is made of it. */
  id: id(),
  /** The printed number. */
  order_id: text(),
  /** ISO 8601, UTC. */
  order_date: text(),
  final_total: rupees(),
  pay_type: oneOf('Payment method', PAY_TYPES).required(),
  sale_status: text(),
  /** From here on beside the specification. */
  order_status: status(),
  is_paid: boolean().required(),
  is_invoiced: boolean().required(),
  ...orderGoods,
});
export type OrderRow = InferType<typeof orderRow>;

const orderAddress = object({
  id: id(),
  full_name: text(),
  mobile_no: text(),
  full_address: text(),
});

const orderLine = object({
  /** The product's id. */
  id: id(),
  product_name: text(),
  product_image: maybePicture(),
  quantity: number().integer().min(1).required(),
  selling_price: rupees(),
  /** `GST 5%`. */
  tax_name: anyText(),
  product_total: rupees(),
  is_rated: boolean().required(),
  product_rating_by_user: number().integer().min(1).max(5).nullable().defined(),
});

export const orderDetail = object({
  id: id(),
  order_id: text(),
  order_date: text(),
  delivery_date: string().nullable().defined(),
  order_status: status(),
  /** Beside the specification: what has happened, the first step first. ISO 8601, UTC. */
  timeline: array(object({ status: status(), at: text() })).required(),
  /** Beside the specification: the Indian day by which it should come, while it is under way. */
  expected_by: string().nullable().defined(),
  is_paid: boolean().required(),
  is_invoiced: boolean().required(),
  /** Beside the specification: its invoice was taken back with a credit note. */
  is_credited: boolean().required(),
  is_gift: boolean().required(),
  gift_message: anyText(),
  applied_voucher_code: anyText(),
  shipping_amt: rupees(),
  tax_amt: rupees(),
  discount_amt: rupees(),
  /** Beside the specification: paid with gift vouchers. */
  gift_voucher_amt: rupees(),
  /** What is left to pay, or was. */
  final_total: rupees(),
  pay_type: oneOf('Payment method', PAY_TYPES).required(),
  billing_address: orderAddress,
  shipping_address: orderAddress,
  product_info: oneOf('Product info', PRODUCT_INFOS).required(),
  rated_product_info: array(orderLine).required(),
});
export type OrderDetail = InferType<typeof orderDetail>;
