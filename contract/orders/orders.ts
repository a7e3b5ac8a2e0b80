import { array, boolean, mixed, object, string } from 'yup';
import { giftCardAmount, giftDay, giftMessage, voucherCode } from '../cart/order-fields.ts';
import { counted, listPaging } from '../kit/desk.ts';
import { endpoint } from '../kit/endpoint.ts';
import { chosenId, givenRupees, oneOf, optionalText, transactionId } from '../kit/fields.ts';
import { done, text } from '../kit/shapes.ts';
import { fieldMessages } from '../messages/fields.ts';
import { orderApiMessages, orderMessages } from '../messages/orders.ts';
import { MAX_SEARCH_LENGTH } from '../shop/limits.ts';
import { BILLING_NAMES, billingEndpoints, billingFields } from './billing.ts';
import { addressUnlessCollected, collectFields, NOT_EDITED } from './collect-fields.ts';
import { ORDER_SORTS, orderDetail, orderListItem, PRODUCT_INFOS } from './order.ts';
import { moveBody } from './order-moves.ts';
import { ORDER_STATUSES } from './order-states.ts';
import { payOnDeliveryEndpoint } from './pay-on-delivery.ts';
import { CASH_ON_DELIVERY } from './payment-kinds.ts';
import { reorderedLine } from './reorder.ts';
import { trackOrderEndpoint } from './track.ts';

/** The second one is for Elite members in `RAPID_CITIES`. */
export const DELIVERY_METHODS = ['Standard delivery', 'Same or next day delivery'] as const;

/** Not in the specification, which names no field for the delivery method. */
const deliveryMethod = () =>
  oneOf('Delivery method', DELIVERY_METHODS).default('Standard delivery');

/**
 * A cash order. The amounts are those displayed to the shopper: the API calculates its own and
 * answers 409 when they differ, so that no order costs another price than the displayed one.
 */
export const orderBody = object({
  /** Billing address. */
  address1: addressUnlessCollected(),
  ...collectFields,
  pay_type: oneOf('Payment method', [CASH_ON_DELIVERY]).required(
    fieldMessages.required('Payment method'),
  ),
  delivery_method: deliveryMethod(),
  /** Shipping. */
  udf2: givenRupees('Shipping').required(fieldMessages.required('Shipping')),
  /** Taxes: the tax inside goods and shipping. */
  udf3: givenRupees('Taxes').required(orderApiMessages.taxesRequired),
  discount_amt: givenRupees('Discount').default(0),
  /** Voucher code. */
  udf4: voucherCode(),
  order_total: givenRupees('Order total').required(fieldMessages.required('Order total')),
  sale_status: oneOf('Sale status', ['Quotation Sent']).required(
    fieldMessages.required('Sale status'),
  ),
  productinfo: oneOf('Product info', PRODUCT_INFOS).required(
    fieldMessages.required('Product info'),
  ),
  /** Gift message. */
  udf5: giftMessage(),
  gift_day: giftDay(),
  /** Not in the specification. */
  gift_voucher_amt: giftCardAmount(),
  ...billingFields,
  /** The amount to pay: order total less discount, with shipping, less gift cards. */
  amount: givenRupees('Amount').required(fieldMessages.required('Amount')),
});

/** An order paid online; the same rule for amounts. */
export const paymentLinkBody = object({
  txnid: transactionId(),
  amount: givenRupees('Amount').required(fieldMessages.required('Amount')),
  productinfo: oneOf('Product info', PRODUCT_INFOS).required(
    fieldMessages.required('Product info'),
  ),
  billing_address: addressUnlessCollected(),
  ...collectFields,
  delivery_method: deliveryMethod(),
  shipping_amount: givenRupees('Shipping').required(fieldMessages.required('Shipping')),
  /** The tax inside goods and shipping, as in every call. */
  tax_amount: givenRupees('Taxes').required(orderApiMessages.taxesRequired),
  is_a_gift: boolean().default(false),
  giftMessage: giftMessage(),
  gift_day: giftDay(),
  voucherCode: voucherCode(),
  /** Not in the specification. */
  gift_voucher_amt: giftCardAmount(),
  ...billingFields,
});

const paymentLink = object({ ...done, txn_id: text(), payment_url: text() });

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
  /**
   * The amounts are those of the order's detail, `shipping_amt`, `tax_amt` and `final_total`, or
   * those of its `price_change`.
   */
  editOrderPaymentLink: endpoint({
    summary: 'Accept and pay an order that is not paid yet',
    method: 'PATCH',
    path: 'edit-order-payment-link/',
    access: 'customer',
    bodyKind: 'multipart',
    body: paymentLinkBody.omit([...NOT_EDITED, ...BILLING_NAMES]).shape({
      /** The order keeps its own; one that is collected has none. */
      billing_address: chosenId(orderMessages.addressNotChosen).optional(),
      /** The order's `id`. */
      order_id: chosenId(fieldMessages.notValid('Order')).required(fieldMessages.required('Order')),
    }),
    answer: paymentLink,
  }),
  payOnDelivery: payOnDeliveryEndpoint,
  ...billingEndpoints,
  listOrders: endpoint({
    summary: "The customer's orders; `search` is a part of a number or of a product's name",
    method: 'GET',
    path: '/web/orders/list/',
    access: 'customer',
    query: object({
      ...listPaging,
      sort: oneOf('Sort', ORDER_SORTS).default('-date'),
      search: optionalText('Search', MAX_SEARCH_LENGTH).default(''),
    }),
    answer: object({ ...done, data: array(orderListItem).required(), ...counted }),
  }),
  getOrder: endpoint({
    summary: 'One order of the customer; `orderId` is the `id` of its list row',
    method: 'GET',
    path: '/orders/{orderId}',
    access: 'customer',
    answer: object({ ...done, data: orderDetail }),
  }),
  trackOrder: trackOrderEndpoint,
  cancelOrder: endpoint({
    summary: 'Cancel an order that is not packed yet; beside the specification',
    method: 'POST',
    path: '/orders/{orderId}/cancel/',
    access: 'customer',
    body: object({}),
    answer: object({ ...done, message: text() }),
  }),
  reorder: endpoint({
    summary:
      "Put an order's goods into the cart again, at today's prices; beside the specification",
    method: 'POST',
    path: '/orders/{orderId}/reorder/',
    access: 'customer',
    body: object({}),
    answer: object({ ...done, data: array(reorderedLine).required() }),
  }),
  moveOrder: endpoint({
    summary:
      'Take an order a step on, shipped with its carrier; beside the specification, for staff',
    method: 'POST',
    path: '/orders/{orderId}/move/',
    access: 'staff',
    role: 'orders',
    body: moveBody,
    answer: object({
      ...done,
      /** The printed number. */
      order_id: text(),
      order_status: oneOf('Status', ORDER_STATUSES).required(),
    }),
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
  getCreditNotePdf: endpoint({
    summary:
      "A credit note of an order, by the order's printed number; beside the specification. `number` is its own; without it the newest",
    method: 'GET',
    path: '/accounting/credit-note-pdf/',
    access: 'customer',
    query: object({
      source_doc: string().trim().max(40).required(),
      number: string().trim().max(16).optional(),
    }),
    answer: mixed().required(),
    answerKind: 'pdf',
  }),
};
