import { array, boolean, type InferType, mixed, number, object, string } from 'yup';
import { endpoint } from '../kit/endpoint.ts';
import { chosenId, oneOf, transactionId } from '../kit/fields.ts';
import { done, id, rupees, text } from '../kit/shapes.ts';
import { membershipApiMessages } from '../messages/memberships.ts';
import { DEFAULT_PLAN, MEMBERSHIP_PLANS, type MembershipPlan } from '../shop/membership-plans.ts';

/** The status of a purchase. A failed or expired one may still turn out to be paid. */
const MEMBERSHIP_PAYMENT_PHASES = ['waiting', 'paid', 'failed', 'expired'] as const;
export type MembershipPaymentPhase = (typeof MEMBERSHIP_PAYMENT_PHASES)[number];

/** A plan on sale; the price includes tax. */
const planOffer = object({
  plan: mixed<MembershipPlan>().oneOf(MEMBERSHIP_PLANS).required(),
  name: text(),
  price: rupees(),
  months: number().integer().positive().required(),
});
export type PlanOffer = InferType<typeof planOffer>;

/** A paid membership period. Dates are ISO 8601, UTC. */
const membershipRecord = object({
  user_data: object({ name: text() }),
  start_date: text(),
  end_date: text(),
  is_expired: boolean().required(),
  is_active: boolean().required(),
  /** The fields from here on are not in the specification. */
  id: id(),
  plan: mixed<MembershipPlan>().oneOf(MEMBERSHIP_PLANS).required(),
  price: rupees(),
  may_cancel: boolean().required(),
  cancelled_at: string().nullable().defined(),
  /** The numbers of its documents; null where there is none. */
  invoice_number: string().nullable().default(null),
  credit_note_number: string().nullable().default(null),
});
export type MembershipRecord = InferType<typeof membershipRecord>;

export const membershipEndpoints = {
  listMembershipPlans: endpoint({
    summary: 'The plans of the Elite membership and their prices; beside the specification',
    method: 'GET',
    path: '/elite-plans/',
    access: 'public',
    answer: object({ ...done, data: array(planOffer).required() }),
  }),
  getMembershipPaymentLink: endpoint({
    summary: 'The address of the payment page for an Elite membership',
    method: 'POST',
    path: '/get-subscription-payment-link/',
    access: 'customer',
    body: object({
      txnid: transactionId(),
      /** Not in the specification, which has two plans and sends none. */
      plan: oneOf('Plan', MEMBERSHIP_PLANS).default(DEFAULT_PLAN),
    }),
    answer: object({ ...done, payment_url: text() }),
  }),
  getMembershipPayment: endpoint({
    summary: 'Polled while the payment page is open: `status` turns true once it is paid',
    method: 'GET',
    path: '/user/get-subscription-payment/{txnid}/',
    access: 'customer',
    params: object({ txnid: transactionId() }),
    answer: object({
      status: boolean().required(),
      message: string().optional(),
      /** Not in the specification: says when to stop waiting. */
      state: mixed<MembershipPaymentPhase>().oneOf(MEMBERSHIP_PAYMENT_PHASES).required(),
    }),
  }),
  listMemberships: endpoint({
    summary: "The customer's terms of membership, newest first",
    method: 'GET',
    path: '/user/profile_elite_users/',
    access: 'customer',
    answer: object({
      ...done,
      data: array(membershipRecord).required(),
      /** Not in the specification: rupees paid for delivery in the last twelve months. */
      delivery_paid: rupees().default(0),
    }),
  }),
  getMembershipPdf: endpoint({
    summary: 'The invoice or the credit note of a membership; beside the specification',
    method: 'GET',
    path: '/accounting/elite-pdf/',
    access: 'customer',
    query: object({
      /** The membership's id. */
      id: id(),
      document: oneOf('Document', ['invoice', 'credit-note'] as const).default('invoice'),
    }),
    answer: mixed().required(),
    answerKind: 'pdf',
  }),
  cancelMembership: endpoint({
    summary:
      'Customers cancel a term within three weeks, when nothing was used; beside the specification',
    method: 'POST',
    path: '/user/elite/cancel/',
    access: 'customer',
    body: object({
      id: chosenId(membershipApiMessages.notChosen).required(membershipApiMessages.notChosen),
    }),
    answer: object({ ...done }),
  }),
};
