import type { InferType } from 'yup';
import { array, boolean, mixed, number, object, string } from 'yup';
import { endpoint } from './endpoint.ts';
import { chosenId, givenRupees, oneOf, optionalText, transactionId } from './fields.ts';
import { MAX_GIFT_MESSAGE_LENGTH } from './limits.ts';
import { anyText, done, id, rupees, text } from './shapes.ts';

export const ADDRESS_NOT_CHOSEN = 'Please select a billing address!';
export const ORDER_TOO_SMALL = 'Minimum order value should be ₹250';
export const PAYMENT_FAILED = 'Payment failed! Please try again.';

export const PAY_TYPES = ['Cash on Delivery', 'Online Payment'] as const;
export const DELIVERY_METHODS = ['Home delivery', 'Collect from store'] as const;
export const ORDER_STATUSES = ['Pending', 'Cancelled', 'Delivered'] as const;
/** Orders that are gifts say `Gift`. */
export const PRODUCT_INFOS = ['Gift', 'SOSE'] as const;

const giftMessage = () => optionalText('Gift message', MAX_GIFT_MESSAGE_LENGTH);
const voucherCode = () => optionalText('Voucher code', 40);
const addressId = () => chosenId(ADDRESS_NOT_CHOSEN).required(ADDRESS_NOT_CHOSEN);
/** The specification names no field for the delivery method: `delivery_method`. */
const deliveryMethod = () => oneOf('Delivery method', DELIVERY_METHODS).default('Home delivery');

/**
 * A cash order. The amounts are what the shopper saw: the API computes its own and answers 409 when
 * they differ, so that nobody pays another price than the one shown.
 */
export const orderBody = object({
  /** Billing address. */
  address1: addressId(),
  pay_type: oneOf('Payment method', ['Cash on Delivery']).required('Payment method is required'),
  delivery_method: deliveryMethod(),
  /** Shipping. */
  udf2: givenRupees('Shipping').required('Shipping is required'),
  /** Taxes. */
  udf3: givenRupees('Taxes').required('Taxes are required'),
  discount_amt: givenRupees('Discount').default(0),
  /** Voucher code. */
  udf4: voucherCode(),
  order_total: givenRupees('Order total').required('Order total is required'),
  sale_status: oneOf('Sale status', ['Quotation Sent']).required('Sale status is required'),
  productinfo: oneOf('Product info', PRODUCT_INFOS).required('Product info is required'),
  /** Gift message. */
  udf5: giftMessage(),
  /** What is to be paid: order total less discount, with shipping. */
  amount: givenRupees('Amount').required('Amount is required'),
});

/** An order paid online; the same promise about amounts. */
export const paymentLinkBody = object({
  txnid: transactionId(),
  amount: givenRupees('Amount').required('Amount is required'),
  productinfo: oneOf('Product info', PRODUCT_INFOS).required('Product info is required'),
  billing_address: addressId(),
  delivery_method: deliveryMethod(),
  shipping_amount: givenRupees('Shipping').required('Shipping is required'),
  tax_amount: givenRupees('Taxes').required('Taxes are required'),
  is_a_gift: boolean().default(false),
  giftMessage: giftMessage(),
  voucherCode: voucherCode(),
});

const paymentLink = object({ ...done, txn_id: text(), payment_url: text() });

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
  order_status: mixed<(typeof ORDER_STATUSES)[number]>().oneOf(ORDER_STATUSES).required(),
  is_paid: boolean().required(),
  is_invoiced: boolean().required(),
  is_gift: boolean().required(),
  gift_message: anyText(),
  applied_voucher_code: anyText(),
  shipping_amt: rupees(),
  tax_amt: rupees(),
  discount_amt: rupees(),
  final_total: rupees(),
  pay_type: oneOf('Payment method', PAY_TYPES).required(),
  billing_address: orderAddress,
  shipping_address: orderAddress,
  product_info: oneOf('Product info', PRODUCT_INFOS).required(),
  rated_product_info: array(orderLine).required(),
});
export type OrderDetail = InferType<typeof orderDetail>;

/** Rows a page of the order table; the first is the default. */
export const ORDER_PAGE_SIZES = [50, 10, 25, 75, 100] as const;

export const orderEndpoints = {
  placeOrder: endpoint({
    summary: 'Order the cart, paid on delivery',
    method: 'POST',
    path: '/orders/',
    access: 'customer',
    body: orderBody,
    answer: object({ ...done, message: text(), order_id: text() }),
  }),
  getOrderPaymentLink: endpoint({
    summary: 'Order the cart, paid online: the address of the payment page',
    method: 'POST',
    path: '/get-order-payment-link/',
    access: 'customer',
    bodyKind: 'multipart',
    body: paymentLinkBody,
    answer: paymentLink,
  }),
  editOrderPaymentLink: endpoint({
    summary: 'Accept and pay an order that is not paid yet',
    method: 'PATCH',
    path: 'edit-order-payment-link/',
    access: 'customer',
    bodyKind: 'multipart',
    body: paymentLinkBody.shape({
      /** The order's `id`. */
      order_id: chosenId('Order is not valid').required('Order is required'),
    }),
    answer: paymentLink,
  }),
  listOrders: endpoint({
    summary: "The customer's orders, newest first",
    method: 'GET',
    path: '/web/orders/list/',
    access: 'customer',
    query: object({
      page: number().integer().min(1).max(100_000).default(1),
      page_size: number().oneOf(ORDER_PAGE_SIZES).default(50),
    }),
    answer: object({
      ...done,
      data: array(orderRow).required(),
      total_count: number().integer().min(0).required(),
      total_pages: number().integer().min(1).required(),
    }),
  }),
  getOrder: endpoint({
    summary: 'One order of the customer; `orderId` is the `id` of its list row',
    method: 'GET',
    path: '/orders/{orderId}',
    access: 'customer',
    answer: object({ ...done, data: orderDetail }),
  }),
  getInvoicePdf: endpoint({
    summary: 'The invoice of an order, by its printed number',
    method: 'GET',
    path: '/accounting/invoice-pdf/',
    access: 'customer',
    query: object({ source_doc: string().trim().max(40).required() }),
    answer: mixed().required(),
    answerKind: 'pdf',
  }),
};
