import { array, type InferType, mixed, number, object, string } from 'yup';
import { ofDays } from '../kit/days.ts';
import { endpoint } from '../kit/endpoint.ts';
import { oneOf } from '../kit/fields.ts';
import { photo, photoParams, photoUpload } from '../kit/photos.ts';
import { sentCalls } from '../kit/sent.ts';
import { anyText, done, id, maybePicture, rupees, text } from '../kit/shapes.ts';
import { translations } from '../kit/translations.ts';
import { ORDER_STATUSES } from '../orders/order-states.ts';
import { PAY_TYPES } from '../orders/payment-kinds.ts';
import { MAX_ID, MAX_RETURN_PHOTOS } from '../shop/limits.ts';
import { RETURN_REASON_NAMES, RETURN_REMEDY_NAMES, returnBody } from './return-body.ts';
import { moveReturnBody } from './return-moves.ts';
import { RETURN_STATES } from './return-states.ts';

const state = () => oneOf('State', RETURN_STATES).required();
const reason = () => oneOf('Reason', RETURN_REASON_NAMES).required();
const remedy = () => oneOf('Remedy', RETURN_REMEDY_NAMES).required();

const requestFields = {
  id: id(),
  product_id: id(),
  product_name: text(),
  translations: translations(),
  product_image: maybePicture(),
  quantity: number().integer().min(1).required(),
  reason: reason(),
  details: anyText(),
  remedy: remedy(),
  return_state: state(),
  /** Why it was declined; otherwise empty. */
  answer: anyText(),
  /** What was refunded, gift vouchers included; 0 before. */
  refund_amt: rupees(),
  /** The part of it that is on the gift vouchers again. */
  gift_voucher_amt: rupees(),
  /** When all of it was paid back, ISO 8601, UTC; null: not yet, or there was nothing to pay back. */
  paid_back_at: string().nullable().defined(),
  /** The states so far, the first one first. ISO 8601, UTC. */
  timeline: array(object({ state: state(), at: text() })).required(),
  photos: array(photo).required(),
};

const returnRequest = object(requestFields);
export type ReturnRequest = InferType<typeof returnRequest>;

/** An order line for which a request may be made now. */
const returnableLine = object({
  product_id: id(),
  product_name: text(),
  translations: translations(),
  product_image: maybePicture(),
  /** How many may be asked for. */
  quantity: number().integer().min(1).required(),
});
export type ReturnableLine = InferType<typeof returnableLine>;

const orderReturns = object({
  /** The last day for a request in India, `2026-11-26`; null for an order in no parcel's hands. */
  last_day: string().nullable().defined(),
  /** Empty when the days are over. */
  lines: array(returnableLine).required(),
  requests: array(returnRequest).required(),
});
export type ReturnsOfOrder = InferType<typeof orderReturns>;

const staffReturn = object({
  ...requestFields,
  /** The order's `id`, and its printed number. */
  order: id(),
  order_id: text(),
  customer: text(),
  mobile: text(),
  /** What a refund would pay back now, gift vouchers included. */
  refundable_amt: rupees(),
  /** The states the request may move to. */
  moves: array(state()).required(),
});
export type StaffReturn = InferType<typeof staffReturn>;

const staffReturnDetail = staffReturn.shape({
  /** What the customer ordered, and where it went. */
  order_facts: object({
    order_status: oneOf('Status', ORDER_STATUSES).required(),
    pay_type: oneOf('Payment method', PAY_TYPES).required(),
    final_total: rupees(),
    /** Both ISO 8601, UTC. */
    order_date: text(),
    delivery_date: string().nullable().defined(),
    full_address: text(),
    /** That of the account; empty where it has none. */
    email: anyText(),
    /** Pieces of the product in the order. */
    quantity: number().integer().min(1).required(),
  }),
});
export type StaffReturnDetail = InferType<typeof staffReturnDetail>;

/** `q` as among orders. */
const staffReturns = sentCalls({
  role: 'orders',
  path: '/staff/returns/',
  what: 'requests of all customers for a replacement or refund',
  row: staffReturn,
  detail: staffReturnDetail,
  filters: {
    state: oneOf('State', ['open', ...RETURN_STATES]).optional(),
    reason: oneOf('Reason', RETURN_REASON_NAMES).optional(),
    remedy: oneOf('Remedy', RETURN_REMEDY_NAMES).optional(),
    /** The id of the order they are for. */
    of_order: number().integer().positive().max(MAX_ID).optional(),
    ...ofDays,
  },
  sort: ['asked'],
  usual: 'desc',
});

/** None of these calls is in the specification. */
export const returnEndpoints = {
  listReturns: endpoint({
    summary: 'The requests for a replacement or refund of an order, and what may be asked for',
    method: 'GET',
    path: '/orders/{orderId}/returns/',
    access: 'customer',
    answer: object({ ...done, data: orderReturns }),
  }),
  askForReturn: endpoint({
    summary: 'Ask for a replacement or refund of a line of a delivered order',
    method: 'POST',
    path: '/orders/{orderId}/returns/',
    access: 'customer',
    bodyKind: 'multipart',
    body: returnBody,
    upload: photoUpload(MAX_RETURN_PHOTOS),
    unkeyed: true,
    answer: object({ ...done, message: text(), data: object({ id: id() }) }),
  }),
  withdrawReturn: endpoint({
    summary: 'Withdraw a request',
    method: 'POST',
    path: '/returns/{returnId}/withdraw/',
    access: 'customer',
    body: object({}),
    answer: object({ ...done, message: text() }),
  }),
  getReturnPhoto: endpoint({
    summary: 'A picture of a request, for its customer and staff',
    method: 'GET',
    path: '/returns/photos/{photoId}/{size}/',
    access: 'customer',
    params: photoParams,
    answer: mixed().required(),
    answerKind: 'webp',
  }),
  listStaffReturns: staffReturns.list,
  getStaffReturn: staffReturns.read,
  moveReturn: endpoint({
    summary: 'Take a request a step on; for staff',
    method: 'POST',
    path: '/staff/returns/{returnId}/move/',
    access: 'staff',
    role: 'orders',
    body: moveReturnBody,
    answer: object({ ...done, return_state: state(), product_name: text() }),
  }),
};
