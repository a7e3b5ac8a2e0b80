'use client';

import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useText } from '#language';
import { appointmentMessages } from '@/contract/messages/enquiries';
import { ApiError, isNotLoggedIn, messageFor } from '@/lib/api-error';
import { openLogin } from '@/lib/browser/login-popup';
import { toast } from '@/lib/browser/toast';
import { useAppointmentHours } from '@/lib/browser/use-appointment-hours';
import { useSession } from '@/lib/browser/use-session';
import {
  type AppointmentFields,
  appointmentBodyOf,
  appointmentFields,
} from '@/lib/forms/appointment-fields';
import { timeIn } from '@/lib/forms/free-times';
import { indiaNames } from '@/lib/forms/place-values';
import { type ApiForm, useApiForm } from '@/lib/forms/use-api-form.client';
import { useCaptcha } from '@/lib/forms/use-captcha.client';
import { DEFAULT_COUNTRY } from '@/lib/view/addresses';
import type { BookingAnswer } from '@/lib/view/appointments';

export type AppointmentApiForm = ApiForm<AppointmentFields>;

/** A booked appointment, for the confirmation. */
export type Booked = BookingAnswer & Pick<AppointmentFields, 'date' | 'time'>;

/** In the order of the page; of the choices none is made. */
const DEFAULTS: Partial<AppointmentFields> = {
  date: '',
  time: '',
  name: '',
  country_id: DEFAULT_COUNTRY.id,
  country_name: '',
  calling_code: '',
  mobile: '',
  email: '',
  gender: undefined,
  age_group: undefined,
  landmark: '',
  problem_suffering_from: undefined,
  problem_description: '',
  is_taking_medicine: undefined,
  type_of_medicine_list: [],
  consent: undefined,
};

/** The state of the booking form: fields, hours, login and the booked appointment. */
export function useAppointmentForm() {
  const t = useText();
  const { session, isLoaded } = useSession();
  const [booked, setBooked] = useState<Booked>();
  const times = useRef<HTMLFieldSetElement>(null);
  const captcha = useCaptcha('appointment');
  const form = useApiForm<AppointmentFields>({
    schema: appointmentFields,
    defaults: { ...DEFAULTS, ...indiaNames(t) },
    captcha,
    draft: 'appointment',
    send: async (values, recaptcha) => {
      const { postBookAppointment } = await import('@/lib/browser/appointments');
      const body = { ...appointmentBodyOf(values), recaptcha };
      const answer = await postBookAppointment(body).catch(async (error: unknown) => {
        if (isTimeRefused(error)) await offerOtherTimes(error.message);
        throw error;
      });
      setBooked({ ...answer, date: values.date, time: values.time });
    },
    explain: (error) => {
      if (!isNotLoggedIn(error)) return messageFor(error, appointmentMessages.notBooked);
      askToLogIn();
      return '';
    },
    summary: appointmentMessages.notBooked,
  });
  useContactPrefill(form, session.loggedIn);
  const hours = useAppointmentHours();
  useTimeOfAddress(form);

  const offerOtherTimes = async (message: string) => {
    await hours.reload();
    form.hook.setValue('time', '');
    form.hook.setError('time', { message });
    times.current?.focus();
  };
  const onSubmit = (event: FormEvent) => {
    const isLoggedOut = isLoaded && !session.loggedIn;
    if (!isLoggedOut || !captcha.isSolved) return form.onSubmit(event);
    event.preventDefault();
    askToLogIn();
  };
  // The button waits for the captcha alone, so that somebody logged out learns it before filling in.
  return { form: { ...form, isReady: captcha.isSolved, onSubmit }, hours, times, booked };
}

/** Chooses the free time that the address names: another page has offered it. */
function useTimeOfAddress({ hook: { setValue } }: ApiForm<AppointmentFields>): void {
  useEffect(() => {
    const [date, time] = timeIn(location.hash) ?? [];
    if (!date || !time) return;
    setValue('date', date, { shouldDirty: true });
    setValue('time', time, { shouldDirty: true });
  }, [setValue]);
}

/** Opens the login over the form, which keeps what is filled in. */
function askToLogIn(): void {
  toast.warning(appointmentMessages.loginFirst);
  openLogin();
}

/** Whether the chosen time cannot be booked: taken meanwhile, or no longer offered. */
function isTimeRefused(error: unknown): error is ApiError {
  if (!(error instanceof ApiError)) return false;
  return error.code === 'conflict' || error.fields.start_datetime !== undefined;
}

/** Fills the customer's name and contacts into empty fields; the form works without them. */
function useContactPrefill({ hook }: ApiForm<AppointmentFields>, isLoggedIn: boolean): void {
  const { getValues, setValue } = hook;
  useEffect(() => {
    if (!isLoggedIn) return undefined;
    let isGone = false;
    const fill = (name: 'name' | 'email' | 'mobile', value: string) => {
      if (value && !getValues(name)) setValue(name, value, { shouldValidate: true });
    };
    readContact()
      .then(({ name, email, mobile }) => {
        if (isGone) return;
        fill('name', name);
        fill('email', email);
        if (getValues('country_id') === DEFAULT_COUNTRY.id) fill('mobile', mobile);
      })
      .catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [isLoggedIn, getValues, setValue]);
}

async function readContact() {
  const { fetchAppointmentContact } = await import('@/lib/browser/appointments');
  return fetchAppointmentContact();
}
