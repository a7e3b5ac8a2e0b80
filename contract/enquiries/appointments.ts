import { array, type InferType, mixed, number, object } from 'yup';
import { consent } from '../kit/consents.ts';
import { endpoint } from '../kit/endpoint.ts';
import { captcha, chosenId, email, oneOf, requiredLines, requiredText } from '../kit/fields.ts';
import { phoneOfTenDigits } from '../kit/phone-fields.ts';
import { anyText, done, id, messageAnswer, text } from '../kit/shapes.ts';
import { wantedStart } from '../kit/wanted-start.ts';
import { fieldMessages } from '../messages/fields.ts';
import { AGE_GROUPS, GENDERS, MEDICINE_TYPES, PROBLEMS } from './enquiry-choices.ts';

export const appointmentBody = object({
  event_type: oneOf('Event type', ['Appointment']).required(fieldMessages.required('Event type')),
  category: oneOf('Category', ['Online']).required(fieldMessages.required('Category')),
  start_datetime: wantedStart(),
  name: requiredText('Name', 100),
  country_id: chosenId(fieldMessages.required('Country')).required(
    fieldMessages.required('Country'),
  ),
  email: email(),
  /** 10 digits, with the calling code in front or without. */
  mobile: phoneOfTenDigits(),
  gender: oneOf('Gender', GENDERS).required(fieldMessages.required('Gender')),
  age_group: oneOf('Age group', AGE_GROUPS).required(fieldMessages.required('Age group')),
  problem_suffering_from: oneOf('Problem', PROBLEMS).required(fieldMessages.required('Problem')),
  problem_description: requiredLines('Description', 5000),
  landmark: requiredText('Landmark'),
  /** Sent as text. */
  is_taking_medicine: oneOf('Medicine', ['true', 'false']).required(
    fieldMessages.required('Medicine'),
  ),
  type_of_medicine_list: array(oneOf('Medicine type', MEDICINE_TYPES).required())
    .max(MEDICINE_TYPES.length)
    .default(() => []),
  consent: consent(),
  recaptcha: captcha(),
});

const slot = object({
  /** 1 is Monday, 7 is Sunday. */
  week_day_number: number().integer().min(1).max(7).required(),
  /** `09:30`, India time. */
  starting_hour: text(),
});
export type AppointmentSlot = InferType<typeof slot>;

const appointment = object({
  id: id(),
  /** ISO 8601, UTC. */
  start_datetime: text(),
  end_datetime: text(),
  name: text(),
  /** Empty once it has been deleted, some time after the appointment. */
  problem_suffering_from: anyText(),
  state: mixed<'booked' | 'cancelled'>().oneOf(['booked', 'cancelled']).required(),
});
export type Appointment = InferType<typeof appointment>;

export const appointmentEndpoints = {
  listAppointmentSlots: endpoint({
    summary: 'The weekly hours of the vaidya, and the times that are taken',
    method: 'GET',
    path: '/online_appointment_slots/',
    access: 'public',
    answer: object({
      ...done,
      online_appointment_slot: array(slot).required(),
      /** Not in the specification: times with no place left, `2026-12-01T09:30:00+05:30`. */
      taken: array(text()).required(),
    }),
  }),
  bookAppointment: endpoint({
    summary: 'Book a consultation',
    method: 'POST',
    path: '/events/',
    access: 'customer',
    body: appointmentBody,
    answer: messageAnswer,
  }),
  listAppointments: endpoint({
    summary: "The customer's appointments, the latest first; beside the specification",
    method: 'GET',
    path: '/user/appointments/',
    access: 'customer',
    answer: object({ ...done, data: array(appointment).required() }),
  }),
  cancelAppointment: endpoint({
    summary: 'Cancel an appointment before it begins; beside the specification',
    method: 'POST',
    path: '/user/appointments/{id}/cancel/',
    access: 'customer',
    body: object({}),
    answer: messageAnswer,
  }),
};
