import { array, number, object } from 'yup';
import { endpoint } from './endpoint.ts';
import { AGE_GROUPS, GENDERS, MEDICINE_TYPES, PROBLEMS } from './enquiry-choices.ts';
import {
  captcha,
  chosenId,
  email,
  INVALID_MOBILE,
  oneOf,
  phoneWithCode,
  requiredText,
} from './fields.ts';
import { done, text } from './shapes.ts';

export const CAPTCHA_FAILED = 'reCAPTCHA verification failed';
export const LOGIN_TO_BOOK = 'Please login to book an appointment!';

const told = object({ ...done, message: text() });

export const inquiryBody = object({
  company: requiredText('Company'),
  name: requiredText('Name', 100),
  /** Id of the country. */
  country: chosenId('Country is required').required('Country is required'),
  phone: phoneWithCode().required('Phone is required'),
  email: email(),
  subject: requiredText('Subject'),
  inquiry_description: requiredText('Description', 5000),
  age_group: oneOf('Age group', AGE_GROUPS).default('00 to 06'),
  recaptcha: captcha(),
});

export const appointmentBody = object({
  event_type: oneOf('Event type', ['Appointment']).required('Event type is required'),
  category: oneOf('Category', ['Online']).required('Category is required'),
  /** `2026-12-01T09:30:00+05:30`; the day is tomorrow or later and the slot one of the list. */
  start_datetime: requiredText('Time').matches(
    /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?\+05:30$/,
    'Please choose a date and a time',
  ),
  name: requiredText('Name', 100),
  country_id: chosenId('Country is required').required('Country is required'),
  email: email(),
  /** 10 digits, with the calling code in front or without. */
  mobile: requiredText('Phone').matches(/^(\+[1-9]\d{0,3})?\d{10}$/, INVALID_MOBILE),
  gender: oneOf('Gender', GENDERS).required('Gender is required'),
  age_group: oneOf('Age group', AGE_GROUPS).required('Age group is required'),
  problem_suffering_from: oneOf('Problem', PROBLEMS).required('Problem is required'),
  problem_description: requiredText('Description', 5000),
  landmark: requiredText('Landmark'),
  /** A text on the wire. */
  is_taking_medicine: oneOf('Medicine', ['true', 'false']).required('Medicine is required'),
  type_of_medicine_list: array(oneOf('Medicine type', MEDICINE_TYPES).required())
    .max(MEDICINE_TYPES.length)
    .default(() => []),
  recaptcha: captcha(),
});

export const enquiryEndpoints = {
  sendInquiry: endpoint({
    summary: 'Send the contact form',
    method: 'POST',
    path: '/inquiries/',
    access: 'public',
    body: inquiryBody,
    answer: told,
  }),
  listAppointmentSlots: endpoint({
    summary: 'The weekly hours of the vaidya',
    method: 'GET',
    path: '/online_appointment_slots/',
    access: 'public',
    answer: object({
      ...done,
      online_appointment_slot: array(
        object({
          /** 1 is Monday, 7 is Sunday. */
          week_day_number: number().integer().min(1).max(7).required(),
          /** `09:30`, India time. */
          starting_hour: text(),
        }),
      ).required(),
    }),
  }),
  bookAppointment: endpoint({
    summary: 'Book a consultation',
    method: 'POST',
    path: '/events/',
    access: 'customer',
    body: appointmentBody,
    answer: told,
  }),
};
