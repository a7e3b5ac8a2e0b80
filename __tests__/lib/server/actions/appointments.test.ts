import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { solve } from '@/__tests__/support/solve-captcha';
import { StorefrontShopper, withShopApi } from '@/__tests__/support/storefront-shopper';
import { appointmentMessages } from '@/contract/messages/enquiries';
import { bookableDays, startOf, timesOf } from '@/lib/forms/appointment-days';
import type { AppointmentHours, BookingAnswer } from '@/lib/view/appointments';

jest.unstable_mockModule('next/cache', () => ({
  cacheTag: jest.fn(),
  cacheLife: jest.fn(),
  revalidateTag: jest.fn(),
}));
const { enquiryCalls: calls } = await import('@/app/api/calls/enquiries');
const { captcha } = (await import('@/app/api/calls/shopping')).shoppingCalls;
const { appointments: book, cancelAppointment: cancel } = calls;
const { callAs } = await import('@/lib/server/api/shopper-call');
const { readAppointments } = await import('@/lib/server/shopper/appointments');

withShopApi({ enquiriesPerHour: 100 });

let shopper: StorefrontShopper;
beforeEach(async () => {
  shopper = new StorefrontShopper();
  await shopper.logIn();
});

const hours = async (): Promise<AppointmentHours> =>
  (await shopper.send(calls.appointmentSlots.GET)).json();

/** The first time from tomorrow that is free, and that the customer has not booked. */
async function freeTime(): Promise<string> {
  const known = await hours();
  const mine = await bookedTimes();
  const { first } = bookableDays(Date.now());
  for (let days = 0; days < 14; days += 1) {
    const day = new Date(Date.parse(`${first}T00:00:00Z`) + days * 86_400_000)
      .toISOString()
      .slice(0, 10);
    const starts = timesOf(day, known)
      .filter(({ isTaken }) => !isTaken)
      .map(({ hour }) => startOf(day, hour));
    const free = starts.find((start) => !mine.includes(Date.parse(start)));
    if (free) return free;
  }
  throw new Error('The demo shop has no free time');
}

async function bookedTimes(): Promise<number[]> {
  const appointments = await own();
  return appointments
    .filter(({ state }) => state === 'booked')
    .map(({ start_datetime: start }) => Date.parse(start));
}

async function bodyFor(start: string) {
  const task = await shopper.send(captcha.GET, { query: '?form=appointment' });
  return {
    event_type: 'Appointment',
    category: 'Online',
    start_datetime: start,
    name: 'Asha Shah',
    country_id: 101,
    email: 'asha@example.com',
    mobile: '9825000000',
    gender: 'Female',
    age_group: '18 to 45',
    problem_suffering_from: 'Eye Care',
    problem_description: 'Since May',
    landmark: 'Lake',
    is_taking_medicine: 'false',
    type_of_medicine_list: [],
    consent: true,
    recaptcha: await solve((await task.json()).challenge),
  };
}

const post = async (start: string) => shopper.send(book.POST, { json: await bodyFor(start) });
async function booked(): Promise<BookingAnswer & { start: string }> {
  const start = await freeTime();
  return { ...(await (await post(start)).json()), start };
}
const own = async () => readAppointments({ call: callAs(await shopper.session()) });
const download = (id: unknown, query = '') =>
  shopper.send(calls.appointmentCalendar.GET, { params: { id: String(id) }, query });
const cancelOne = (id: unknown, sent: object = { json: {} }) =>
  shopper.send(cancel.POST, { params: { id: String(id) }, ...sent });

test('the hours are the same for everybody and stored for seconds only', async () => {
  const answer = await new StorefrontShopper().send(calls.appointmentSlots.GET);
  expect(answer.headers.get('Cache-Control')).toBe('public, max-age=10');
  const { slots: weekly } = await answer.json();
  expect(weekly.length).toBeGreaterThan(0);
});

describe('a booking', () => {
  test('is confirmed with its id, and is among the own appointments', async () => {
    const { id, message, start } = await booked();
    expect(message).toBe(appointmentMessages.booked);
    const found = (await own()).find((one) => one.id === id);
    expect(found).toMatchObject({ state: 'booked', name: 'Asha Shah' });
    expect(Date.parse(found?.start_datetime ?? '')).toBe(Date.parse(start));
  });

  test('needs a login', async () => {
    const start = await freeTime();
    shopper = new StorefrontShopper();
    const answer = await post(start);
    expect([answer.status, (await answer.json()).code]).toEqual([401, 'not_logged_in']);
  });

  test('needs a solved captcha', async () => {
    const body = await bodyFor(await freeTime());
    const answer = await shopper.send(book.POST, { json: { ...body, recaptcha: '' } });
    expect([answer.status, Object.keys((await answer.json()).errors)]).toEqual([
      422,
      ['recaptcha'],
    ]);
  });

  test('is refused for a time that is already booked, with the message of the shop', async () => {
    const { start } = await booked();
    const answer = await post(start);
    expect([answer.status, (await answer.json()).message]).toEqual([
      409,
      appointmentMessages.bookedAlready,
    ]);
  });
});

describe('the calendar file', () => {
  test('is sent to the customer, in UTC', async () => {
    const { id, start } = await booked();
    const answer = await download(id);
    expect(answer.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8');
    expect(answer.headers.get('Cache-Control')).toBe('private, no-cache');
    const begins = new Date(start).toISOString().slice(0, 19).replaceAll(/[-:]/g, '');
    expect(await answer.text()).toContain(`DTSTART:${begins}Z\r\n`);
  });

  test('is in the language that the link names, and leads to the pages in it', async () => {
    const { id } = await booked();
    const textIn = async (query = '') =>
      (await (await download(id, query)).text()).replaceAll('\r\n ', '');
    expect(await textIn()).toContain('SUMMARY:Vanya consultation\r\n');
    const hindi = await textIn('?language=hi');
    expect(hindi).toContain('SUMMARY:Vanya परामर्श\r\n');
    expect(hindi).toContain('DESCRIPTION:Asha Shah के लिए हमारे वैद्य से ऑनलाइन परामर्श।');
    expect(hindi).toContain('/hi/profile#appointments\r\n');
  });

  test.each(['another customer', 'somebody logged out'])('is not sent to %s', async (who) => {
    const { id } = await booked();
    shopper = new StorefrontShopper();
    if (who === 'another customer') await shopper.logIn('staff@example.com');
    const answer = await download(id);
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/profile#appointments']);
  });

  test('of no appointment leads to the appointments with a message', async () => {
    await download('x');
    expect((await shopper.session()).flash?.message).toBe(appointmentMessages.notFound);
  });
});

describe('a cancellation', () => {
  test('frees the time', async () => {
    const { id, start } = await booked();
    expect(await (await cancelOne(id)).json()).toEqual({ message: appointmentMessages.cancelled });
    expect((await own()).find((one) => one.id === id)?.state).toBe('cancelled');
    expect((await post(start)).status).toBe(200);
  });

  test('of another customer’s appointment is refused', async () => {
    const { id } = await booked();
    shopper = new StorefrontShopper();
    await shopper.logIn('staff@example.com');
    expect((await cancelOne(id)).status).toBe(404);
  });

  test('works without JavaScript', async () => {
    const { id } = await booked();
    const answer = await cancelOne(id, { form: {} });
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/profile#appointments']);
    expect((await shopper.session()).flash?.message).toBe(appointmentMessages.cancelled);
  });
});

describe('the contact that fills in the form', () => {
  test('is the customer’s own', async () => {
    const answer = await shopper.send(calls.appointmentContact.GET);
    expect(answer.headers.get('Cache-Control')).toBe('private, no-cache');
    expect(await answer.json()).toMatchObject({ email: 'demo@example.com' });
  });

  test('needs a login', async () => {
    expect((await new StorefrontShopper().send(calls.appointmentContact.GET)).status).toBe(401);
  });
});
