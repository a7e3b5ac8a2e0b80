import { boolean, type InferType, mixed, object, string } from 'yup';
import { ofDays } from '../kit/days.ts';
import { endpoint } from '../kit/endpoint.ts';
import { oneOf, requiredText } from '../kit/fields.ts';
import { sentCalls } from '../kit/sent.ts';
import { anyText, done, id, rupees, text } from '../kit/shapes.ts';
import { ORDER_STATUSES } from '../orders/order-states.ts';
import { PAYMENT_PURPOSES, type PaymentPurpose } from '../orders/payment-kinds.ts';

/** The shop's transaction id of a payment, known only to its shopper. */
export const TXNID = /^[a-z2-7]{25}$/;

/**
 * The states of a payment.
 * - `mismatch`: the paid amount differs from the requested one.
 * - `refund_due`, not in the specification: the payment could not be used and is to be refunded.
 */
const PAYMENT_STATES = [
  'created',
  'pending',
  'paid',
  'failed',
  'expired',
  'mismatch',
  'refund_due',
] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

const txnid = object({ txnid: string().matches(TXNID).required() });

/** Who gets a gift voucher that was paid, beside the specification. */
const paidReceiver = object({
  name: text(),
  email: text(),
  /** The day in India on which the code is sent, if it waits for one: `2026-12-01`. */
  send_on: string().nullable().defined().default(null),
  /** The sender is mailed the message for WhatsApp. */
  by_whatsapp: boolean().required().default(false),
});
export type PaidReceiver = InferType<typeof paidReceiver>;

export const paymentEndpoints = {
  startPayment: endpoint({
    summary: 'Where the gateway takes a payment; beside the specification',
    method: 'POST',
    path: '/payments/{txnid}/start/',
    access: 'public',
    params: txnid,
    body: object({}),
    answer: object({
      ...done,
      url: text(),
      /** POST: the browser submits `fields` to the URL as a form. */
      method: mixed<'GET' | 'POST'>().oneOf(['GET', 'POST']).required(),
      fields: object().required(),
    }),
  }),
  getPayment: endpoint({
    summary: 'What became of a payment; beside the specification',
    method: 'GET',
    path: '/payments/{txnid}/',
    access: 'public',
    params: txnid,
    answer: object({
      ...done,
      state: mixed<PaymentState>().oneOf(PAYMENT_STATES).required(),
      purpose: mixed<PaymentPurpose>().oneOf(PAYMENT_PURPOSES).required(),
      /** The amount of the payment. */
      amount: rupees(),
      /** The order that it pays for, for its own customer: its id, and its number as printed. */
      order: object({ id: id(), order_id: text() }).nullable().defined(),
      /** Who gets the gift voucher that it paid; the address is shortened, `as…@example.com`. */
      receiver: paidReceiver.nullable().default(null),
    }),
  }),
};

/** What became of a refund at its gateway. `asked`: no answer came yet. `accepted`: the bank works on it. */
const GATEWAY_REFUND_STATES = ['asked', 'accepted', 'refused'] as const;
export type GatewayRefundState = (typeof GATEWAY_REFUND_STATES)[number];

/** Whether a refund is under way at its gateway, so that nobody may pay it by hand. */
export const isAtGateway = (state: GatewayRefundState | null): boolean =>
  state === 'asked' || state === 'accepted';

/** The lists of refunds: what is to be paid, and what was. */
const REFUND_LISTS = ['due', 'paid'] as const;

/** Money that goes back to somebody, or went. */
const refundDue = object({
  id: id(),
  purpose: mixed<PaymentPurpose>().oneOf(PAYMENT_PURPOSES).required(),
  /** Its id, and its number as printed; null where the payment was not for an order. */
  order: object({ id: id(), order_id: text() }).nullable().defined(),
  /** Who is paid; what nobody knows is empty. */
  name: anyText(),
  /** With the calling code. */
  mobile: anyText(),
  email: anyText(),
  /**
   * The payment by which the money came, and goes back: the gateway and its id of the payment.
   * Null: it was paid in cash, so the customer is asked for an account.
   */
  payment: object({ gateway: text(), reference: text() }).nullable().defined(),
  amount: rupees(),
  /**
   * `cancelled`, `returned`, `return request`, `membership cancelled`, `paid twice`, `paid too late` or `other than
   * asked for`.
   */
  reason: text(),
  /** The payment, `payu 403993715531`, or the reversed sale, `order 12`. */
  reference: text(),
  /** The day in India, `2026-11-21`. */
  created_on: text(),
  /** How it stands at the gateway, and why it was refused there; null: the gateway was not asked. */
  at_gateway: object({
    state: oneOf('State', GATEWAY_REFUND_STATES).required(),
    message: anyText(),
  })
    .nullable()
    .defined(),
  /** Who has paid it back, on which day in India, under which reference of the bank. */
  settled: object({ on: text(), by: anyText(), reference: anyText() }).nullable().defined(),
});
export type RefundDue = InferType<typeof refundDue>;

const refundDetail = refundDue.shape({
  /** The order that it comes from; null where the payment was not for an order. */
  order_facts: object({
    order_status: oneOf('Status', ORDER_STATUSES).required(),
    /** ISO 8601, UTC. */
    order_date: text(),
    final_total: rupees(),
  })
    .nullable()
    .defined(),
  /** The id of the return request that it comes from. */
  return_request: id().nullable().defined(),
});
export type RefundDetail = InferType<typeof refundDetail>;

/** `q` as among orders. */
const refunds = sentCalls({
  role: 'money',
  path: '/refunds-due/',
  what: 'refunds that are due, or that were paid',
  row: refundDue,
  detail: refundDetail,
  filters: { list: oneOf('List', REFUND_LISTS).default('due'), ...ofDays },
  sort: ['created', 'amount'],
  usual: 'desc',
});

export const refundEndpoints = {
  listRefundsDue: refunds.list,
  getRefund: refunds.read,
  settleRefund: endpoint({
    summary:
      'Mark a refund as paid out, and notify the customer; beside the specification, for staff',
    method: 'POST',
    path: '/refunds-due/{refundId}/settle/',
    access: 'staff',
    role: 'money',
    body: object({ reference: requiredText('Reference', 80) }),
    answer: object({ ...done, amount: rupees() }),
  }),
  payRefund: endpoint({
    summary: 'Pay a refund back through the gateway that took the payment; for staff',
    method: 'POST',
    path: '/refunds-due/{refundId}/pay/',
    access: 'staff',
    role: 'money',
    body: object({}),
    answer: object({
      ...done,
      amount: rupees(),
      state: oneOf('State', [...GATEWAY_REFUND_STATES, 'done'] as const).required(),
      /** The gateway's words of a refusal; else empty. */
      message: anyText(),
    }),
  }),
};
