import type { InferType } from 'yup';
import { array, mixed, number, object, string } from 'yup';
import { endpoint } from './endpoint.ts';
import { ORDER_PAGE_SIZES } from './order-choices.ts';
import type { PaymentPurpose } from './payment.ts';
import { PAYMENT_PURPOSES } from './payment.ts';
import { done, id, rupees, text } from './shapes.ts';

/** Money that the shop owes back and has not given back yet. */
export const refundDue = object({
  id: id(),
  purpose: mixed<PaymentPurpose>().oneOf(PAYMENT_PURPOSES).required(),
  /** The printed number; null where it was for something else. */
  order_id: string().nullable().defined(),
  amount: rupees(),
  /** `cancelled`, `returned`, `membership cancelled`, `paid twice`, `paid too late` or `other than asked for`. */
  reason: text(),
  /** Which money it is: `payu 403993715531`, or what was undone, `order 12`. */
  reference: text(),
  /** The Indian day, `2026-11-21`. */
  created_on: text(),
});
export type RefundDue = InferType<typeof refundDue>;

export const refundEndpoints = {
  listRefundsDue: endpoint({
    summary: 'Money that goes back, the newest first; beside the specification, for staff',
    method: 'GET',
    path: '/refunds-due/',
    access: 'staff',
    query: object({
      page: number().integer().min(1).max(100_000).default(1),
      page_size: number().oneOf(ORDER_PAGE_SIZES).default(50),
    }),
    answer: object({
      ...done,
      data: array(refundDue).required(),
      total_count: number().integer().min(0).required(),
      total_pages: number().integer().min(1).required(),
    }),
  }),
};
