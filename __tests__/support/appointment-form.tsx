import { expect } from '@jest/globals';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mutate, SWRConfig } from 'swr';
import { AppointmentForm } from '@/components/appointment/appointment-form.client';
import { appointmentMessages } from '@/contract/messages/enquiries';
import { closeLogin } from '@/lib/browser/login-popup';
import { updateSession } from '@/lib/browser/session-store';
import { connectToasts } from '@/lib/browser/toast';
import { bookableDays } from '@/lib/forms/appointment-days';
import type { AppointmentHours } from '@/lib/view/appointments';
import { ANONYMOUS_SHOPPER } from '@/lib/view/session';
import { allowCaptcha, captchaAnswer } from './captcha-in-dom';
import { openFakeApi } from './fake-api';
import { fakeRouter } from './in-app-router';

export const { first: DAY } = bookableDays(Date.now());
const WEEKDAY = new Date(`${DAY}T00:00:00Z`).getUTCDay() || 7;
export const OTHER_WEEKDAY = (WEEKDAY % 7) + 1;
export const slot = (starting_hour: string, week_day_number = WEEKDAY) => ({
  week_day_number,
  starting_hour,
});

export const user = userEvent.setup();
export const field = (label: RegExp) => screen.getByLabelText(label);
export const button = () => screen.getByRole('button', { name: /Book Appointment|Sending/ });
export const isHeld = () => button().getAttribute('aria-disabled') === 'true';
export const times = () => screen.findByRole('group', { name: /^Time on/ });

/** The radio buttons of the chosen day, once they are loaded. */
export async function timeChoices(): Promise<HTMLInputElement[]> {
  await screen.findByLabelText(/9:30 am/);
  return within(await times()).getAllByRole<HTMLInputElement>('radio');
}

/** What the fake API answers, and what the page sent to it. */
export interface BookingApi {
  hours: AppointmentHours;
  isLoggedIn: boolean;
  captchaValidMs: number;
  answer: () => Response | Promise<Response>;
  sent: Record<string, unknown>[];
  toasts: string[];
}

/** Answers the calls of the booking form for a customer; each test changes what it is about. */
export async function openBookingApi(): Promise<BookingApi> {
  const api: BookingApi = {
    hours: { slots: [slot('16:00'), slot('09:30'), slot('08:00', OTHER_WEEKDAY)], taken: [] },
    isLoggedIn: true,
    captchaValidMs: 600_000,
    answer: () => Response.json({ message: appointmentMessages.booked, id: 7 }),
    sent: [],
    toasts: [],
  };
  allowCaptcha();
  sessionStorage.clear();
  closeLogin();
  connectToasts(({ text }) => api.toasts.push(text));
  openFakeApi(async ({ pathname }, request) => {
    if (pathname === '/api/captcha') return captchaAnswer({ validMs: api.captchaValidMs });
    if (pathname === '/api/appointments/slots') return Response.json(api.hours);
    if (pathname === '/api/appointments/contact') {
      return Response.json({ name: 'Asha Shah', email: 'asha@example.com', mobile: '9825000000' });
    }
    if (request.method === 'GET')
      return Response.json({ ...ANONYMOUS_SHOPPER, loggedIn: api.isLoggedIn });
    api.sent.push((await request.json()) as Record<string, unknown>);
    return api.answer();
  });
  await mutate('/api/appointments/slots', undefined, { revalidate: false });
  return api;
}

/** Renders the form; each test reads the hours again. */
export function drawForm({ isLoggedIn }: BookingApi): void {
  updateSession({ ...ANONYMOUS_SHOPPER, loggedIn: isLoggedIn });
  const form = (
    <SWRConfig value={{ dedupingInterval: 0 }}>
      <AppointmentForm />
    </SWRConfig>
  );
  render(form, { wrapper: fakeRouter().wrapper });
}

export const chooseDay = (day = DAY) =>
  fireEvent.change(field(/^Date/), { target: { value: day } });

/** Fills in every field that is required, for half past nine. */
export async function fillIn(): Promise<void> {
  await waitFor(() => expect(field(/^Phone/)).toHaveValue('9825000000'));
  chooseDay();
  await user.click(await screen.findByLabelText(/9:30 am/));
  await user.selectOptions(field(/^Gender/), 'Female');
  await user.selectOptions(field(/^Age group/), '18 to 45');
  await user.type(field(/^Landmark/), 'Lake');
  await user.selectOptions(field(/^Problem/), 'Eye Care');
  await user.type(field(/^Describe it/), 'Since May');
  await user.click(screen.getByRole('radio', { name: 'No' }));
  await user.click(screen.getByRole('checkbox', { name: /consultation/ }));
  await waitFor(() => expect(isHeld()).toBe(false));
}
