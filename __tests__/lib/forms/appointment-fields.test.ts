import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { appointmentBody } from '@/contract/enquiries/appointments';
import { CheckFailed, checkText } from '@/contract/kit/check';
import { appointmentMessages } from '@/contract/messages/enquiries';
import { englishText } from '@/contract/messages/text-with-values';
import { appointmentBodyOf, appointmentFields } from '@/lib/forms/appointment-fields';

/** Five minutes past midnight in India, and still the day before elsewhere in the world. */
const NOW = new Date('2026-11-22T00:05:00+05:30');

beforeEach(() => void jest.useFakeTimers({ now: NOW }));
afterEach(() => void jest.useRealTimers());

const FILLED_IN = {
  date: '2026-11-23',
  time: '09:30',
  name: 'Asha Shah',
  country_id: 101,
  country_name: 'India',
  calling_code: '+91',
  mobile: '9825000000',
  email: 'asha@example.com',
  gender: 'Female',
  age_group: '18 to 45',
  problem_suffering_from: 'Digestive Health',
  problem_description: 'Since spring',
  landmark: 'Near the lake',
  is_taking_medicine: 'true',
  type_of_medicine_list: ['Ayurvedic'],
  consent: true,
};

const check = (changes: object) => checkText(appointmentFields, { ...FILLED_IN, ...changes });
const errorsOf = async (changes: object) => {
  const failure = await check(changes).catch((error: unknown) => error);
  return failure instanceof CheckFailed ? failure.errors : {};
};

test('a filled in form becomes the body of the call', async () => {
  const body = appointmentBodyOf(await check({}));
  expect(body).toMatchObject({
    event_type: 'Appointment',
    category: 'Online',
    start_datetime: '2026-11-23T09:30:00+05:30',
    mobile: '9825000000',
    is_taking_medicine: 'true',
    type_of_medicine_list: ['Ayurvedic'],
  });
  expect(body).not.toHaveProperty('calling_code');
  await expect(checkText(appointmentBody, { ...body, recaptcha: 'x' })).resolves.toMatchObject({
    gender: 'Female',
  });
});

test('the kinds of medicine are not sent after a no', async () => {
  const body = appointmentBodyOf(await check({ is_taking_medicine: 'false' }));
  expect(body.type_of_medicine_list).toEqual([]);
});

test.each([
  ['today', { date: '2026-11-22' }, 'date', appointmentMessages.dateTooEarly],
  [
    'the 31st day',
    { date: '2026-12-23' },
    'date',
    englishText(appointmentMessages.dateTooLate(30)),
  ],
  ['no day', { date: '' }, 'date', appointmentMessages.timeRequired],
  ['no time', { time: '' }, 'time', appointmentMessages.timeRequired],
  ['nine digits', { mobile: '982500000' }, 'mobile', appointmentMessages.mobileNotTenDigits],
  ['eleven digits', { mobile: '98250000001' }, 'mobile', appointmentMessages.mobileNotTenDigits],
  ['no gender', { gender: '' }, 'gender', 'Gender is required'],
  ['another age', { age_group: '5' }, 'age_group', 'Age group is not one of the choices'],
  ['no answer', { is_taking_medicine: '' }, 'is_taking_medicine', 'Please answer yes or no'],
  ['no consent', { consent: false }, 'consent', /Please tick the box/],
])('refuses %s', async (_what, changes, field, message) => {
  expect((await errorsOf(changes))[field]?.[0]).toMatch(message);
});

test.each(['2026-11-23', '2026-12-22'])('accepts %s', async (date) => {
  expect(await errorsOf({ date })).toEqual({});
});
