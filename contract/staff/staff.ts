import { array, boolean, type InferType, number, object, string } from 'yup';
import { ofDays } from '../kit/days.ts';
import { endpoint } from '../kit/endpoint.ts';
import { oneOf } from '../kit/fields.ts';
import { sentCalls } from '../kit/sent.ts';
import { anyText, done, id, rupees, text } from '../kit/shapes.ts';
import { STAFF_ROLES } from '../shop/roles.ts';
import { appointmentMoveBody } from './appointment-moves.ts';
import { leadCalls } from './leads.ts';
import { reviewCalls } from './reviews.ts';

/** The figures of one day in India, without orders that are cancelled or wait for a payment. */
export const dayFigures = object({
  /** `2026-11-21`. */
  day: text(),
  orders: number().integer().min(0).required(),
  sales: rupees(),
});
export type DayFigures = InferType<typeof dayFigures>;

/** A number of things; missing where the caller's roles do not include them. */
const tally = () => number().integer().min(0).optional();

const overview = object({
  /** Whether the caller has to set up a second factor before anything else. */
  lacks_second_factor: boolean().required(),
  /** What the caller may do. */
  roles: array(oneOf('Role', STAFF_ROLES).required()).required(),
  /** The last 14 days, the oldest first; the last one is today. */
  days: array(dayFigures).optional(),
  /** The 14 days before these. */
  days_before: array(dayFigures).optional(),
  to_confirm: tally(),
  to_pack: tally(),
  to_ship: tally(),
  /** Return requests that wait for staff. */
  open_returns: tally(),
  refunds_due: object({ count: number().integer().min(0).required(), amount: rupees() })
    .default(undefined)
    .optional(),
  /** Products with some stock, but at most their low mark. */
  low_stock: tally(),
  out_of_stock: tally(),
  /** Messages and leads that nobody has taken. */
  new_leads: tally(),
  /** Messages whose time in law is over. */
  late_leads: tally(),
  appointments_today: tally(),
  /** Reviews of the last 7 days. */
  new_reviews: tally(),
  /** Reviews with pictures that nobody of staff has looked at. */
  review_photos: tally(),
});
export type Overview = InferType<typeof overview>;

const APPOINTMENT_STATES = ['booked', 'cancelled'] as const;

/** `upcoming`: from today on, the next first. `past`: before today, the latest first. */
const APPOINTMENT_TIMES = ['upcoming', 'past', 'all'] as const;

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
  state: oneOf('State', APPOINTMENT_STATES).required(),
});
export type StaffAppointment = InferType<typeof staffAppointment>;

const staffAppointmentDetail = staffAppointment.shape({
  country: text(),
  landmark: anyText(),
  /** Both ISO 8601, UTC. */
  booked_at: text(),
  cancelled_at: string().nullable().defined(),
  /** The times it can be moved to, `2026-12-01T09:30:00+05:30`; null: it has begun or is cancelled. */
  free: array(text()).nullable().defined(),
});
export type StaffAppointmentDetail = InferType<typeof staffAppointmentDetail>;

/** `q` is a name, the last digits of a mobile number, or an email address; never a complaint. */
const appointments = sentCalls({
  role: 'orders',
  path: '/staff/appointments/',
  what: 'consultations',
  row: staffAppointment,
  detail: staffAppointmentDetail,
  filters: {
    state: oneOf('State', APPOINTMENT_STATES).optional(),
    /** Without it those of the given days, or the upcoming ones. */
    when: oneOf('When', APPOINTMENT_TIMES).optional(),
    ...ofDays,
  },
  sort: ['starts'],
  usual: undefined,
});

/** None of these calls is in the specification, which does not show what staff do. */
export const staffEndpoints = {
  getOverview: endpoint({
    summary: 'The figures of the dashboard that the caller’s roles include; for staff',
    method: 'GET',
    path: '/staff/overview/',
    access: 'staff',
    role: 'any',
    withoutFactor: true,
    answer: object({ ...done, data: overview }),
  }),
  ...leadCalls,
  listStaffAppointments: appointments.list,
  getStaffAppointment: appointments.read,
  moveAppointment: endpoint({
    summary: 'Cancel a consultation that has not begun, or move it to a free time; for staff',
    method: 'POST',
    path: '/staff/appointments/{id}/move/',
    access: 'staff',
    role: 'orders',
    body: appointmentMoveBody,
    answer: object({ ...done, appointment_id: id() }),
  }),
  ...reviewCalls,
};
