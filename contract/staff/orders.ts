import { array, type InferType, mixed, number, object, string } from 'yup';
import { ofDays } from '../kit/days.ts';
import { wholeNumber } from '../kit/desk-fields.ts';
import { endpoint } from '../kit/endpoint.ts';
import { oneOf, optionalText } from '../kit/fields.ts';
import { sentCalls } from '../kit/sent.ts';
import { anyText, done, id, idList, rupees, text } from '../kit/shapes.ts';
import { COLLECT } from '../orders/collect.ts';
import { orderDetail, orderLine, orderListItem, orderPart } from '../orders/order.ts';
import { receiverBody, shipmentFields } from '../orders/order-moves.ts';
import { ORDER_STATUSES } from '../orders/order-states.ts';
import { DELIVERY_METHODS } from '../orders/orders.ts';
import { ORDER_PAYMENTS } from '../orders/payment-kinds.ts';
import { refundPartEndpoints } from '../orders/refund-part.ts';
import { DESK_PAGE_SIZES } from '../shop/limits.ts';
import { GIFT_KINDS, ORDER_COUNTS } from './order-counts.ts';

/** As many orders are printed at once as a page of their list has at most. */
const MAX_CHOSEN = Math.max(...DESK_PAGE_SIZES);

/** How an order is paid, and what staff may do with it now. */
const standing = {
  /** The statuses the order may move to. */
  moves: array(oneOf('Status', ORDER_STATUSES).required()).required(),
  payment: oneOf('Payment', ORDER_PAYMENTS).required(),
  /** Requests that keep it from being returned as a whole: open, replaced and refunded ones. */
  return_requests: number().integer().min(0).required(),
  /** The day on which a gift with a wished day leaves the shop, `2026-12-01`. */
  send_from: string().nullable().defined().default(null),
};

/** An order in the list of staff: with its customer. */
const staffOrder = orderListItem.shape({
  /** Who receives it. */
  customer: text(),
  /** With the calling code. */
  mobile: text(),
  city: text(),
  full_address: text(),
  /** What reports count it with: gift vouchers included. */
  worth: rupees(),
  ...standing,
});
export type StaffOrder = InferType<typeof staffOrder>;

/** Where goods lie, and how many. */
const onShelf = {
  sku: text(),
  /** The digits below the bars of the pack; empty: none. */
  barcode: anyText(),
  category: text(),
  /** The pieces that should lie in the store room, those of this order included; null: unknown. */
  on_shelf: number().integer().nullable().defined(),
};

/** A line as it is packed; of a bundle its parts are. */
const packedLine = orderLine.shape({
  ...{ size: anyText(), ...onShelf },
  parts: array(orderPart.shape(onShelf)).optional(),
});

/** An attempt to pay online. */
const payment = object({
  gateway: text(),
  state: text(),
  amount: rupees(),
  /** The gateway's id of the payment; empty while it has none. */
  reference: anyText(),
  /** ISO 8601, UTC. */
  at: text(),
});

/** Money of the order that goes back, or went. */
const refund = object({
  id: id(),
  reason: text(),
  amount: rupees(),
  /** ISO 8601, UTC; null: not paid back yet. */
  settled_at: string().nullable().defined(),
});

/** What of an order may still go back: null where it has no invoice, or nothing is paid. */
const refundable = object({
  lines: array(
    object({
      product_id: id(),
      name: text(),
      /** Rupees for one piece, for two, and so on: as many as are left, at most 50. */
      amounts: array(rupees()).required(),
    }),
  ).required(),
  /** Rupees. */
  delivery: rupees(),
})
  .nullable()
  .defined()
  .default(null);

/** An order as its page at the desk has it. */
const staffOrderDetail = orderDetail.omit(['price_change', 'collect_code']).shape({
  ...standing,
  delivery_method: text(),
  city: text(),
  postal_code: text(),
  /** The address before the city, which staff may correct until it is packed. */
  address_lines: text(),
  /** The account that ordered; the parcel may go to somebody else. */
  customer: object({
    name: anyText(),
    /** Empty where the account has none. */
    email: anyText(),
    /** With the calling code; empty where the account has none. */
    mobile: anyText(),
  }),
  invoice_number: string().nullable().defined(),
  rated_product_info: array(packedLine).required(),
  payments: array(payment).required(),
  refunds: array(refund).required(),
  refundable,
});
export type StaffOrderDetail = InferType<typeof staffOrderDetail>;
export type PackedLine = InferType<typeof packedLine>;

/**
 * `q` is a number with or without its letters, a name, the last digits of a mobile number, an email
 * address, a PIN code, or a product or SKU in the order.
 */
const sentOrders = sentCalls({
  role: 'orders',
  path: '/staff/orders/',
  what: 'orders of all customers',
  row: staffOrder,
  detail: staffOrderDetail,
  filters: {
    status: oneOf('Status', ORDER_STATUSES).optional(),
    payment: oneOf('Payment', ORDER_PAYMENTS).optional(),
    delivery: oneOf('Delivery', [...DELIVERY_METHODS, COLLECT]).optional(),
    gift: oneOf('Gift', GIFT_KINDS).optional(),
    /** What reports count it as. */
    counts: oneOf('Counted as', ORDER_COUNTS).optional(),
    /** With this product in it. */
    product: id().optional(),
    /** Its code. */
    voucher: optionalText('Voucher', 40),
    /** The beginning of the name of a city. */
    city: optionalText('City', 60),
    ...ofDays,
    /** What was to pay at least and at most, in rupees. */
    least: wholeNumber('From').min(0).optional(),
    most: wholeNumber('To').min(0).optional(),
  },
  sort: ['placed', 'total'],
  usual: 'desc',
});

/** The chosen orders of a list: at most a page of it. */
const chosenOrders = object({ ids: idList().max(MAX_CHOSEN).required() });

export const staffOrderEndpoints = {
  ...refundPartEndpoints,
  listStaffOrders: sentOrders.list,
  getStaffOrder: sentOrders.read,
  listPackedOrders: endpoint({
    summary: 'Several orders, whole, as they are packed and printed; for staff',
    method: 'GET',
    path: '/staff/packing/',
    access: 'staff',
    role: 'orders',
    query: chosenOrders,
    answer: object({ ...done, data: array(staffOrderDetail).required() }),
  }),
  getInvoicesPdf: endpoint({
    summary: 'The invoices of several orders in one file, without those of gifts; for staff',
    method: 'GET',
    path: '/staff/invoices/',
    access: 'staff',
    role: ['orders', 'money'],
    query: chosenOrders,
    answer: mixed().required(),
    answerKind: 'pdf',
  }),
  correctReceiver: endpoint({
    summary: 'Correct who receives an order that is not packed; for staff',
    method: 'POST',
    path: '/staff/orders/{orderId}/receiver/',
    access: 'staff',
    role: 'orders',
    body: receiverBody,
    answer: object({ ...done, order_id: text() }),
  }),
  correctShipment: endpoint({
    summary: 'Correct carrier and tracking number of an order on its way; for staff',
    method: 'POST',
    path: '/staff/orders/{orderId}/shipment/',
    access: 'staff',
    role: 'orders',
    body: shipmentFields,
    answer: object({ ...done, order_id: text() }),
  }),
};
