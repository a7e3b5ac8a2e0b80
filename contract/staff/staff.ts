import { array, type InferType, mixed, number, object, string } from 'yup';
import { counted, listPaging } from '../kit/desk.ts';
import { endpoint } from '../kit/endpoint.ts';
import { anyText, done, id, rupees, text } from '../kit/shapes.ts';

/** The figures of one day in India, without orders that are cancelled or wait for a payment. */
const dayFigures = object({
  /** `2026-11-21`. */
  day: text(),
  orders: number().integer().min(0).required(),
  sales: rupees(),
});
export type DayFigures = InferType<typeof dayFigures>;

const overview = object({
  /** The last 14 days, the oldest first; the last one is today. */
  days: array(dayFigures).required(),
  /** The 14 days before these. */
  days_before: array(dayFigures).required(),
  to_confirm: number().integer().min(0).required(),
  to_pack: number().integer().min(0).required(),
  /** Return requests that wait for staff. */
  open_returns: number().integer().min(0).required(),
  refunds_due: object({ count: number().integer().min(0).required(), amount: rupees() }),
  /** Products with some stock, but at most their low mark. */
  low_stock: number().integer().min(0).required(),
  out_of_stock: number().integer().min(0).required(),
  /** Messages and leads of the last 7 days. */
  new_leads: number().integer().min(0).required(),
  appointments_today: number().integer().min(0).required(),
  /** Reviews of the last 7 days. */
  new_reviews: number().integer().min(0).required(),
});
export type Overview = InferType<typeof overview>;

export const LEAD_KINDS = ['contact', 'business', 'export'] as const;
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
});
export type Lead = InferType<typeof lead>;

const staffAppointment = object({
  id: id(),
  /** ISO 8601, UTC. */
  start_datetime: text(),
  name: text(),
  mobile: text(),
  email: text(),
  gender: text(),
  age_group: text(),
  /** Both empty once they have been deleted, some time after the appointment. */
  problem_suffering_from: anyText(),
  problem_description: anyText(),
  medicines: array(text()).required(),
  state: mixed<'booked' | 'cancelled'>().oneOf(['booked', 'cancelled']).required(),
});
export type StaffAppointment = InferType<typeof staffAppointment>;

const staffReview = object({
  id: id(),
  product_id: id(),
  product_name: text(),
  name: text(),
  rating: number().integer().min(1).max(5).required(),
  review: anyText(),
  /** ISO 8601, UTC. */
  created_at: text(),
});
export type StaffReview = InferType<typeof staffReview>;

/** Whether a text is a day of the calendar: `2026-12-01`. */
export function isCalendarDay(text: string): boolean {
  const moment = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().slice(0, 10) === text;
}

/** None of these calls is in the specification, which does not show what staff do. */
export const staffEndpoints = {
  getOverview: endpoint({
    summary: 'The figures of the dashboard; for staff',
    method: 'GET',
    path: '/staff/overview/',
    access: 'staff',
    answer: object({ ...done, data: overview }),
  }),
  listLeads: endpoint({
    summary: 'Messages and leads, the newest first; for staff',
    method: 'GET',
    path: '/staff/leads/',
    access: 'staff',
    query: object({ ...listPaging, kind: mixed<LeadKind>().oneOf(LEAD_KINDS).optional() }),
    answer: object({ ...done, data: array(lead).required(), ...counted }),
  }),
  listStaffAppointments: endpoint({
    summary: 'Consultations of a day in India, or from today on; for staff',
    method: 'GET',
    path: '/staff/appointments/',
    access: 'staff',
    query: object({
      ...listPaging,
      day: string()
        .test(
          'day',
          'day must be written 2026-12-01',
          (day) => day === undefined || isCalendarDay(day),
        )
        .optional(),
    }),
    answer: object({ ...done, data: array(staffAppointment).required(), ...counted }),
  }),
  listNewReviews: endpoint({
    summary: 'Reviews of all products, the newest first; for staff',
    method: 'GET',
    path: '/staff/reviews/',
    access: 'staff',
    query: object(listPaging),
    answer: object({ ...done, data: array(staffReview).required(), ...counted }),
  }),
};
