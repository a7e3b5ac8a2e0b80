import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import {
  type BookingApi,
  button,
  DAY,
  drawForm,
  field,
  fillIn,
  isHeld,
  openBookingApi,
  timeChoices,
  times,
  user,
} from '@/__tests__/support/appointment-form';
import { refuse } from '@/__tests__/support/fake-account-api';
import { appointmentMessages } from '@/contract/messages/enquiries';
import { loginPopup } from '@/lib/browser/login-popup';
import { startOf } from '@/lib/forms/appointment-days';

let api: BookingApi;
beforeEach(async () => {
  api = await openBookingApi();
});

describe('somebody logged out', () => {
  beforeEach(() => {
    api.isLoggedIn = false;
  });

  test('is asked to log in, and what was typed stays', async () => {
    drawForm(api);
    await user.type(field(/^Landmark/), 'Lake');
    await waitFor(() => expect(isHeld()).toBe(false));
    await user.click(button());
    expect(loginPopup.get().isOpen).toBe(true);
    expect(api.toasts).toEqual([appointmentMessages.loginFirst]);
    expect(field(/^Landmark/)).toHaveValue('Lake');
    expect(api.sent).toEqual([]);
  });
});

describe('a refused booking', () => {
  test('of an ended login asks to log in again', async () => {
    drawForm(api);
    await fillIn();
    api.answer = () => refuse({ status: 401, code: 'not_logged_in', message: 'Log in.' });
    await user.click(button());
    await waitFor(() => expect(loginPopup.get().isOpen).toBe(true));
    expect(api.toasts).toEqual([appointmentMessages.loginFirst]);
  });

  test('of a time just taken shows the message and the other times', async () => {
    drawForm(api);
    await fillIn();
    api.hours = { ...api.hours, taken: [startOf(DAY, '09:30')] };
    api.answer = () =>
      refuse({ status: 409, code: 'conflict', message: appointmentMessages.slotFull });
    await user.click(button());
    await waitFor(() => expect(screen.getByLabelText(/9:30 am/)).toBeDisabled());
    expect(screen.getByRole('alert')).toHaveTextContent(appointmentMessages.slotFull);
    expect(await times()).toHaveFocus();
    expect(await times()).toHaveAccessibleDescription(appointmentMessages.slotFull);
    for (const choice of await timeChoices()) expect(choice).not.toBeChecked();
  });

  test('shows the message of the shop, and keeps the input', async () => {
    drawForm(api);
    await fillIn();
    api.answer = () => refuse({ status: 429, code: 'too_many_requests', message: 'Too many.' });
    await user.click(button());
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many.');
    expect(field(/^Describe it/)).toHaveValue('Since May');
  });
});

test('a draft ends with the tab, since it is about health', async () => {
  drawForm(api);
  await user.type(field(/^Describe it/), 'Since May');
  await waitFor(() => expect(JSON.stringify({ ...sessionStorage })).toContain('Since May'));
  expect(JSON.stringify({ ...localStorage })).not.toContain('Since May');
});
