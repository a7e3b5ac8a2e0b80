import { array, number, object } from 'yup';
import { endpoint } from './endpoint.ts';
import { AGE_GROUPS, GENDERS, MEDICINE_TYPES, PROBLEMS } from './enquiry-choices.ts';
import { captcha, chosenId, email, oneOf, phoneWithCode, requiredText } from './fields.ts';
import { appointmentMessages } from './messages/enquiries.ts';
import { fieldMessages, mobileMessages } from './messages/fields.ts';
import { done, messageAnswer, text } from './shapes.ts';

export const inquiryBody = object({
  company: requiredText('Company'),
  name: requiredText('Name', 100),
  /** Id of the country. */
  country: chosenId(fieldMessages.required('Country')).required(fieldMessages.required('Country')),
  phone: phoneWithCode().required(fieldMessages.required('Phone')),
  email: email(),
  subject: requiredText('Subject'),
  inquiry_description: requiredText('Description', 5000),
  age_group: oneOf('Age group', AGE_GROUPS).default('00 to 06'),
  recaptcha: captcha(),
});

export const appointmentBody = object({
  event_type: oneOf('Event type', ['Appointment']).required(fieldMessages.required('Event type')),
  category: oneOf('Category', ['Online']).required(fieldMessages.required('Category')),
  /** `2026-12-01T09:30:00+05:30`; the day is tomorrow or later, and the slot is one of the list. */
  start_datetime: requiredText('Time').matches(
    /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?\+05:30$/,
    appointmentMessages.timeRequired,
  ),
  name: requiredText('Name', 100),
  country_id: chosenId(fieldMessages.required('Country')).required(
    fieldMessages.required('Country'),
  ),
  email: email(),
  /** 10 digits, with the calling code in front or without. */
  mobile: requiredText('Phone').matches(/^(\+[1-9]\d{0,3})?\d{10}$/, mobileMessages.notTenDigits),
  gender: oneOf('Gender', GENDERS).required(fieldMessages.required('Gender')),
  age_group: oneOf('Age group', AGE_GROUPS).required(fieldMessages.required('Age group')),
  problem_suffering_from: oneOf('Problem', PROBLEMS).required(fieldMessages.required('Problem')),
  problem_description: requiredText('Description', 5000),
  landmark: requiredText('Landmark'),
  /** Sent as text. */
  is_taking_medicine: oneOf('Medicine', ['true', 'false']).required(
    fieldMessages.required('Medicine'),
  ),
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
    answer: messageAnswer,
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
    answer: messageAnswer,
  }),
};
