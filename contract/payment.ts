import { mixed, object, string } from 'yup';
import { endpoint } from './endpoint.ts';
import { done, text } from './shapes.ts';

/** The shop's own name of a payment, which only its shopper knows. */
export const TXNID = /^[a-z2-7]{25}$/;

/**
 * - `mismatch`: something else was paid than was asked for.
 * - `refund_due`, beside the specification: money came that could not be used and goes back.
 */
export const PAYMENT_STATES = [
  'created',
  'pending',
  'paid',
  'failed',
  'expired',
  'mismatch',
  'refund_due',
] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

/** What a payment is for. */
export const PAYMENT_PURPOSES = ['order', 'membership', 'gift voucher'] as const;
export type PaymentPurpose = (typeof PAYMENT_PURPOSES)[number];

const txnid = object({ txnid: string().matches(TXNID).required() });

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
      /** POST: the browser sends `fields` there as a form. */
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
    }),
  }),
};
