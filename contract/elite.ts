import type { InferType } from 'yup';
import { array, boolean, object, string } from 'yup';
import { endpoint } from './endpoint.ts';
import { transactionId } from './fields.ts';
import { done, text } from './shapes.ts';

export const ELITE_PLANS = ['monthly', 'yearly'] as const;
export type ElitePlan = (typeof ELITE_PLANS)[number];

/** A term of membership. Dates are ISO 8601, UTC. */
export const eliteRecord = object({
  user_data: object({ name: text() }),
  start_date: text(),
  end_date: text(),
  is_expired: boolean().required(),
  is_active: boolean().required(),
});
export type EliteRecord = InferType<typeof eliteRecord>;

export const eliteEndpoints = {
  getSubscriptionPaymentLink: endpoint({
    summary: 'The address of the payment page for an Elite membership',
    method: 'POST',
    path: '/get-subscription-payment-link/',
    access: 'customer',
    body: object({ txnid: transactionId() }),
    answer: object({ ...done, payment_url: text() }),
  }),
  getSubscriptionPayment: endpoint({
    summary: 'Polled while the payment page is open: `status` turns true once it is paid',
    method: 'GET',
    path: '/user/get-subscription-payment/{txnid}/',
    access: 'customer',
    params: object({ txnid: transactionId() }),
    answer: object({ status: boolean().required(), message: string().optional() }),
  }),
  listEliteRecords: endpoint({
    summary: "The customer's terms of membership, newest first",
    method: 'GET',
    path: '/user/profile_elite_users/',
    access: 'customer',
    answer: object({ ...done, data: array(eliteRecord).required() }),
  }),
};
