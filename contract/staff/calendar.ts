import { array, type InferType, object, string } from 'yup';
import { ofDays } from '../kit/days.ts';
import { endpoint } from '../kit/endpoint.ts';
import { count, done, id, text } from '../kit/shapes.ts';
import { fieldMessages } from '../messages/fields.ts';
import { ROLE_OF_KIND } from '../shop/roles.ts';

const time = object({
  /** ISO 8601, UTC. */
  at: text(),
  /** The consultations that can take place then; 0: the hour is one of the week no longer. */
  places: count(),
  booked: array(object({ id: id(), name: text() })).required(),
});

const calendarDay = object({
  /** In India: `2026-11-30`. */
  day: text(),
  /** Why nothing can be booked on it; null: no day off. */
  off: string().nullable().defined(),
  times: array(time).required(),
});
export type ConsultationDay = InferType<typeof calendarDay>;

/** The week of the vaidya. Not in the specification. */
export const calendarEndpoints = {
  getCalendar: endpoint({
    summary: 'Seven days of consultations: their times, who has booked, days off; for staff',
    method: 'GET',
    path: '/staff/calendar/',
    access: 'staff',
    role: ROLE_OF_KIND.appointment,
    query: object({ from: ofDays.from.required(fieldMessages.required('From')) }),
    answer: object({ ...done, data: array(calendarDay).required() }),
  }),
};
