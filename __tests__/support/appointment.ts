import { DateTime } from 'luxon';
import { appointmentSlots } from '@/shop-api/db/schema/appointments';
import { captchaFor } from './solve-captcha';
import type { Answer, TestApp } from './test-app';

type Headers = Record<string, string>;

/** A day within the bookable ones of `TestApp`, a Tuesday. */
export const BOOKABLE_DAY = '2026-12-01';
const ANYBODY_FITS = 1000;
let opened = 0;

/** Publishes an hour of its own on the weekday of a day; returns its start on that day. */
export async function openHour(
  app: TestApp,
  { day = BOOKABLE_DAY, capacity = ANYBODY_FITS, isPublished = true } = {},
): Promise<string> {
  opened += 1;
  const minutes = String(opened % 60).padStart(2, '0');
  const startsAt = `0${Math.floor(opened / 60)}:${minutes}`;
  const weekDay = DateTime.fromISO(day).weekday;
  await app.db.insert(appointmentSlots).values({ weekDay, startsAt, capacity, isPublished });
  return `${day}T${startsAt}:00+05:30`;
}

/** A booking, without its time and captcha. */
export const SAMPLE_BOOKING = {
  event_type: 'Appointment',
  category: 'Online',
  name: 'Asha Rao',
  country_id: 101,
  email: 'asha.rao@example.com',
  mobile: '9825011111',
  gender: 'Female',
  age_group: '18 to 45',
  problem_suffering_from: 'Hairfall',
  problem_description: 'Since the last monsoon',
  landmark: 'Near the lake',
  is_taking_medicine: 'true',
  type_of_medicine_list: ['Ayurvedic'],
};

/** A body that books this time, with a solved captcha. */
export async function bookingBody(app: TestApp, start: string, changes: object = {}) {
  const recaptcha = await captchaFor(app, 'appointment');
  return { ...SAMPLE_BOOKING, start_datetime: start, recaptcha, ...changes };
}

/** Books a time. */
export async function bookTime(
  app: TestApp,
  who: Headers,
  start: string,
  changes: object = {},
): Promise<Answer> {
  return app.call('POST /events/', { who, body: await bookingBody(app, start, changes) });
}

/** Books a time of its own; returns the id of the appointment. */
export async function newAppointment(
  app: TestApp,
  who: Headers,
  changes: object = {},
): Promise<number> {
  await bookTime(app, who, await openHour(app), changes);
  return (await app.call('GET /user/appointments/', { who })).body.data[0].id;
}
