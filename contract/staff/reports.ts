import { array, type InferType, object } from 'yup';
import { countDays } from '../kit/calendar-day.ts';
import { ofDays } from '../kit/days.ts';
import { endpoint } from '../kit/endpoint.ts';
import { count, done, id, rupees, text } from '../kit/shapes.ts';
import { fieldMessages } from '../messages/fields.ts';
import { MAX_REPORT_DAYS } from '../shop/limits.ts';
import { dayFigures } from './staff.ts';

/** What is counted of a span of days; what counts as what is in docs/desk.md. */
const reportFigures = object({
  orders: count(),
  sales: rupees(),
  /** Of the orders: those that are paid on delivery. */
  cash: count(),
  /** Of the orders: those whose delivery failed at least once. */
  undelivered: count(),
  /** Of the orders: those of customers who had bought before. */
  returning: count(),
  /** What was paid back in these days, whenever it was bought. */
  refunds: count(),
  refunded: rupees(),
});
export type ReportFigures = InferType<typeof reportFigures>;

/**
 * How many visits got how far, and the orders that shoppers placed themselves, in the days of a span
 * since counting began; null for a span before that. A visit is a browser tab on a day.
 */
const funnel = object({
  /** The first day that is counted, in India: `2026-12-01`. */
  from: text(),
  product: count(),
  cart: count(),
  checkout: count(),
  orders: count(),
})
  .nullable()
  .defined();
export type Funnel = InferType<typeof funnel>;

/** A product and what was sold of it; revenue less discounts, without the delivery. */
const soldProduct = object({
  id: id(),
  name: text(),
  orders: count(),
  units: count(),
  revenue: rupees(),
});
export type SoldProduct = InferType<typeof soldProduct>;

const usedVoucher = object({ code: text(), orders: count(), discount: rupees() });

const report = object({
  /** Each day, and as many days before them, the oldest first. */
  days: array(dayFigures).required(),
  days_before: array(dayFigures).required(),
  figures: reportFigures,
  figures_before: reportFigures,
  funnel,
  funnel_before: funnel,
  /** Those of the most revenue. */
  best: array(soldProduct).required(),
  /** Published products with a stock, of which the fewest were sold. */
  slow: array(soldProduct).required(),
  vouchers: array(usedVoucher).required(),
});
export type Report = InferType<typeof report>;

const days = object({
  from: ofDays.from.required(fieldMessages.required('From')),
  to: ofDays.to.required(fieldMessages.required('Until')),
}).test(
  'span',
  `A report is of 1 to ${MAX_REPORT_DAYS} days`,
  ({ from, to }) => !from || !to || isSpan(from, to),
);

/** What is no day is refused by its own rule. */
function isSpan(from: string, to: string): boolean {
  const days = countDays(from, to);
  return Number.isNaN(days) || (days >= 1 && days <= MAX_REPORT_DAYS);
}

/** None of these calls is in the specification. */
export const reportEndpoints = {
  getReport: endpoint({
    summary: 'Sales of a span of days beside the days before; for staff',
    method: 'GET',
    path: '/staff/report/',
    access: 'staff',
    role: 'money',
    takesLong: true,
    query: days,
    answer: object({ ...done, data: report }),
  }),
};
