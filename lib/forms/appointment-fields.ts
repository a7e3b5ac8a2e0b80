import { type InferType, mixed, string } from 'yup';
import { appointmentBody } from '@/contract/enquiries/appointments';
import { AGE_GROUPS, GENDERS, PROBLEMS } from '@/contract/enquiries/enquiry-choices';
import { isCalendarDay } from '@/contract/kit/calendar-day';
import { oneOf } from '@/contract/kit/fields';
import { nationalDigits } from '@/contract/kit/phones';
import { appointmentMessages } from '@/contract/messages/enquiries';
import { fieldMessages } from '@/contract/messages/fields';
import { APPOINTMENT_DAYS_AHEAD } from '@/contract/shop/limits';
import { bookableDays, startOf } from './appointment-days';
import { besidePlaces } from './place-values';

/** A choice from a list whose first entry is empty. */
const chosen = <const Choice extends string>(label: string, choices: readonly Choice[]) =>
  oneOf(label, choices)
    .transform((value) => (value === '' ? undefined : value))
    .required(fieldMessages.required(label));

const yesOrNo = mixed<'true' | 'false'>()
  .transform((value) => (value === 'true' || value === 'false' ? value : undefined))
  .required(appointmentMessages.medicineNotAnswered);

/**
 * The fields of the form: a day and a time in place of the moment, and the ten digits of a phone
 * without the calling code in front of the field.
 */
export const appointmentFields = appointmentBody
  .omit(['event_type', 'category', 'start_datetime', 'recaptcha'])
  .shape({
    ...besidePlaces,
    date: string()
      .required(appointmentMessages.timeRequired)
      .test('day', fieldMessages.notValid('Date'), isCalendarDay)
      .test('early', appointmentMessages.dateTooEarly, (day) => day >= daysNow().first)
      .test('late', appointmentMessages.dateTooLate(APPOINTMENT_DAYS_AHEAD), (day) => {
        return day <= daysNow().last;
      }),
    time: string().required(appointmentMessages.timeRequired),
    mobile: string()
      .trim()
      .required(fieldMessages.required('Phone'))
      .matches(/^\d{10}$/, appointmentMessages.mobileNotTenDigits),
    gender: chosen('Gender', GENDERS),
    age_group: chosen('Age group', AGE_GROUPS),
    problem_suffering_from: chosen('Problem', PROBLEMS),
    is_taking_medicine: yesOrNo,
  })
  .transform(withNationalNumber);
export type AppointmentFields = InferType<typeof appointmentFields>;

/** Returns the checked fields as the call takes them, without the solution of the captcha. */
export function appointmentBodyOf({
  date,
  time,
  country_name: _typed,
  calling_code: _code,
  city_name: _city,
  ...fields
}: AppointmentFields) {
  const takesMedicine = fields.is_taking_medicine === 'true';
  return {
    ...fields,
    event_type: 'Appointment' as const,
    category: 'Online' as const,
    start_datetime: startOf(date, time),
    type_of_medicine_list: takesMedicine ? fields.type_of_medicine_list : [],
  };
}

function withNationalNumber(sent: Record<string, unknown> | undefined) {
  const { calling_code: code, mobile } = sent ?? {};
  const isTyped = typeof code === 'string' && typeof mobile === 'string';
  return isTyped ? { ...sent, mobile: nationalDigits(code, mobile) } : sent;
}

function daysNow() {
  return bookableDays(Date.now());
}
