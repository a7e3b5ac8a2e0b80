import type { InferType } from 'yup';
import { array, boolean, mixed, number, object, string } from 'yup';
import type { ElitePlan } from './elite-plans.ts';
import { DEFAULT_PLAN, ELITE_PLANS } from './elite-plans.ts';
import { endpoint } from './endpoint.ts';
import { chosenId, oneOf, transactionId } from './fields.ts';
import { done, id, rupees, text } from './shapes.ts';

/** What became of a purchase. What was failed or expired may still turn out to be paid. */
export const PURCHASE_STATES = ['waiting', 'paid', 'failed', 'expired'] as const;
export type PurchaseState = (typeof PURCHASE_STATES)[number];

/** A plan that is sold now; the price with its tax inside. */
export const planOffer = object({
  plan: mixed<ElitePlan>().oneOf(ELITE_PLANS).required(),
  name: text(),
  price: rupees(),
  months: number().integer().positive().required(),
});
export type PlanOffer = InferType<typeof planOffer>;

/** A term of membership that was paid. Dates are ISO 8601, UTC. */
export const eliteRecord = object({
  user_data: object({ name: text() }),
  start_date: text(),
  end_date: text(),
  is_expired: boolean().required(),
  is_active: boolean().required(),
  /** From here on beside the specification. */
  id: id(),
  plan: mixed<ElitePlan>().oneOf(ELITE_PLANS).required(),
  price: rupees(),
  may_cancel: boolean().required(),
  cancelled_at: string().nullable().defined(),
});
export type EliteRecord = InferType<typeof eliteRecord>;

export const eliteEndpoints = {
  listElitePlans: endpoint({
    summary: 'The plans of the Elite membership and their prices; beside the specification',
    method: 'GET',
    path: '/elite-plans/',
    access: 'public',
    answer: object({ ...done, data: array(planOffer).required() }),
  }),
  getSubscriptionPaymentLink: endpoint({
    summary: 'The address of the payment page for an Elite membership',
    method: 'POST',
    path: '/get-subscription-payment-link/',
    access: 'customer',
    body: object({
      txnid: transactionId(),
      /** Beside the specification, which has two plans and sends none. */
      plan: oneOf('Plan', ELITE_PLANS).default(DEFAULT_PLAN),
    }),
    answer: object({ ...done, payment_url: text() }),
  }),
  getSubscriptionPayment: endpoint({
    summary: 'Polled while the payment page is open: `status` turns true once it is paid',
    method: 'GET',
    path: '/user/get-subscription-payment/{txnid}/',
    access: 'customer',
    params: object({ txnid: transactionId() }),
    answer: object({
      status: boolean().required(),
      message: string().optional(),
      /** Beside the specification: when to stop waiting. */
      state: mixed<PurchaseState>().oneOf(PURCHASE_STATES).required(),
    }),
  }),
  listEliteRecords: endpoint({
    summary: "The customer's terms of membership, newest first",
    method: 'GET',
    path: '/user/profile_elite_users/',
    access: 'customer',
    answer: object({ ...done, data: array(eliteRecord).required() }),
  }),
  cancelElite: endpoint({
    summary:
      'Customers cancel a term within three weeks, when nothing was used; beside the specification',
    method: 'POST',
    path: '/user/elite/cancel/',
    access: 'customer',
    body: object({
      id: chosenId('Please choose a membership').required('Please choose a membership'),
    }),
    answer: object({ ...done }),
  }),
};
