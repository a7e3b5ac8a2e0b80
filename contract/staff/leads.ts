import { array, type InferType, mixed, object, string } from 'yup';
import { ofDays } from '../kit/days.ts';
import { endpoint } from '../kit/endpoint.ts';
import { oneOf } from '../kit/fields.ts';
import { sentCalls } from '../kit/sent.ts';
import { anyText, count, done, id, text } from '../kit/shapes.ts';
import { LEAD_STATES, leadFilters, leadMoveBody } from './lead-moves.ts';

/** ISO 8601, UTC; null: not yet, or never. */
const maybeMoment = () => string().nullable().defined();

/** `vaidya`: the question of a member. */
const LEAD_KINDS = ['contact', 'business', 'export', 'vaidya'] as const;
export type LeadKind = (typeof LEAD_KINDS)[number];

const lead = object({
  id: id(),
  kind: mixed<LeadKind>().oneOf(LEAD_KINDS).required(),
  /** ISO 8601, UTC. */
  created_at: text(),
  company: anyText(),
  name: anyText(),
  email: anyText(),
  phone: anyText(),
  place: anyText(),
  /** The subject of a message, the industry of a lead. */
  subject: anyText(),
  /** What was written and chosen, in the order of the form. */
  details: array(object({ label: text(), value: text() })).required(),
  state: oneOf('State', LEAD_STATES).required(),
  /** Who of the staff sees to it. */
  assignee: anyText(),
  /** By when it is to be acknowledged and redressed, or answered; not of companies. ISO 8601, UTC, as all here. */
  acknowledge_by: maybeMoment(),
  acknowledged_at: maybeMoment(),
  redress_by: maybeMoment(),
  /** By when the next thing is due; null: nothing is. */
  due_at: maybeMoment(),
  version: count(),
});
export type Lead = InferType<typeof lead>;

const leadDetail = lead.shape({
  /** What staff have mailed, the first one first. */
  replies: array(object({ id: id(), by: text(), at: text(), text: text() })).required(),
  /** Who may get it. */
  colleagues: array(object({ id: id(), name: text() })).required(),
});
export type LeadDetail = InferType<typeof leadDetail>;

/** `q` is a company, a name, an email address, digits of a telephone, or words of what was written. */
const leads = sentCalls({
  role: 'orders',
  path: '/staff/leads/',
  what: 'messages and leads',
  row: lead,
  detail: leadDetail,
  filters: { kind: oneOf('Kind', LEAD_KINDS).optional(), ...leadFilters, ...ofDays },
  sort: ['received', 'due'],
  usual: 'desc',
});

/** What staff do with messages and leads. */
export const leadCalls = {
  listLeads: leads.list,
  getLead: leads.read,
  moveLead: endpoint({
    summary: 'Take, give, answer, close or reopen a message; for staff',
    method: 'POST',
    path: '/staff/leads/{leadId}/move/',
    access: 'staff',
    role: 'orders',
    body: leadMoveBody,
    answer: object({ ...done, lead_id: id() }),
  }),
};
