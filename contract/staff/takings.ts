import { array, boolean, type InferType, object, string } from 'yup';
import { ofDays } from '../kit/days.ts';
import { endpoint } from '../kit/endpoint.ts';
import { oneOf, optionalText } from '../kit/fields.ts';
import { sentCalls } from '../kit/sent.ts';
import { anyText, count, done, id, rupees, text } from '../kit/shapes.ts';
import { fieldMessages } from '../messages/fields.ts';
import { TAKING_CARRIERS } from '../orders/carriers.ts';
import { DESK_PAGE_SIZES } from '../shop/limits.ts';
import { ROLE_OF_KIND } from '../shop/roles.ts';

const TAKING_LISTS = ['open', 'received', 'all'] as const;
/** As many orders are marked at once as a page of their list has at most. */
const MAX_MARKED = Math.max(...DESK_PAGE_SIZES);

/** A cash order that was delivered: its carrier owes the cash until the shop has it. */
const taking = object({
  id: id(),
  order_id: text(),
  customer: text(),
  /** Empty: the shop itself. */
  carrier: anyText(),
  tracking_number: anyText(),
  amount: rupees(),
  /** ISO 8601, UTC; null: not received yet. */
  delivered_at: text(),
  received_at: string().nullable().defined(),
  reference: anyText(),
});
export type Taking = InferType<typeof taking>;

/** The cash of one carrier and day of delivery. */
const takingsOfDay = object({
  carrier: anyText(),
  /** In India: `2026-11-21`. */
  day: text(),
  orders: count(),
  amount: rupees(),
  open_orders: count(),
  open_amount: rupees(),
});
export type TakingsOfDay = InferType<typeof takingsOfDay>;

const takings = sentCalls({
  role: ROLE_OF_KIND.taking,
  path: '/staff/takings/',
  what: 'cash orders that were delivered',
  row: taking,
  detail: taking,
  filters: {
    list: oneOf('List', TAKING_LISTS).default('open'),
    carrier: oneOf('Carrier', TAKING_CARRIERS).optional(),
    ...ofDays,
  },
  sort: ['delivered', 'amount'],
  usual: 'asc',
});

const marked = object({
  items: array(object({ id: id() }))
    .min(1)
    .max(MAX_MARKED)
    .required(),
  /** Under which the carrier has paid; empty: the cash is open again. */
  reference: optionalText('Reference', 80),
  /** The cash was not received after all. */
  reopen: boolean().optional(),
  dry_run: boolean().required(),
}).test('reference', fieldMessages.required('Reference'), ({ reopen, reference }) =>
  Boolean(reopen || reference),
);
export type MarkedTakings = InferType<typeof marked>;

const values = object({ reference: string().nullable().defined() }).required();

const changedTaking = object({
  id: id(),
  version: count(),
  name: text(),
  before: values,
  after: values,
  /** Why it cannot be marked so; then none is. */
  problem: string().nullable().defined(),
});
export type ChangedTaking = InferType<typeof changedTaking>;

/** None of these calls is in the specification. */
export const takingEndpoints = {
  listTakings: takings.list,
  getTaking: takings.read,
  getTakingsByDay: endpoint({
    summary: 'The cash of each carrier and day of delivery; for staff',
    method: 'GET',
    path: '/staff/takings-by-day/',
    access: 'staff',
    role: ROLE_OF_KIND.taking,
    query: object({
      from: ofDays.from.required(fieldMessages.required('From')),
      to: ofDays.to.required(fieldMessages.required('Until')),
    }),
    answer: object({ ...done, data: array(takingsOfDay).required() }),
  }),
  markTakings: endpoint({
    summary: 'Mark the cash of orders as received from their carrier, or as open; for staff',
    method: 'POST',
    path: '/staff/takings/mark/',
    access: 'staff',
    role: ROLE_OF_KIND.taking,
    body: marked,
    answer: object({ ...done, data: array(changedTaking).required() }),
  }),
};
