import { array, boolean, number, object } from 'yup';
import { endpoint } from '../kit/endpoint.ts';
import { givenRupees, oneOf } from '../kit/fields.ts';
import { done, rupees, text } from '../kit/shapes.ts';
import { fieldMessages } from '../messages/fields.ts';
import { MAX_ID } from '../shop/limits.ts';
import { REFUND_REASONS, type RefundReason } from './refund-reasons.ts';

const MAX_LINES = 100;

const refundedLine = object({
  product_id: number().integer().positive().max(MAX_ID).required(fieldMessages.required('Item')),
  quantity: number().integer().min(1).max(MAX_ID).required(fieldMessages.required('Quantity')),
  /** The pieces are sold again; without it they are written off. */
  restock: boolean().default(false),
});

/** `amount`: what staff were shown; it is refused where the API counts another one. */
const refundBody = object({
  lines: array(refundedLine).max(MAX_LINES).default([]),
  /** What is left of the delivery goes back too. */
  delivery: boolean().default(false),
  reason: oneOf('Reason', Object.keys(REFUND_REASONS) as RefundReason[]).required(
    fieldMessages.required('Reason'),
  ),
  amount: givenRupees('Amount').required(fieldMessages.required('Amount')),
});

export const refundPartEndpoints = {
  refundPart: endpoint({
    summary: 'Pay a part of a packed order back: pieces of its lines, or its delivery; for staff',
    method: 'POST',
    path: '/staff/orders/{orderId}/refund/',
    access: 'staff',
    role: 'orders',
    body: refundBody,
    answer: object({
      ...done,
      order_id: text(),
      refund_amt: rupees(),
      /** The part of it that is on the gift vouchers again. */
      gift_voucher_amt: rupees(),
    }),
  }),
};
