import { beforeEach, describe, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  type BookingApi,
  button,
  chooseDay,
  DAY,
  drawForm,
  field,
  fillIn,
  isHeld,
  OTHER_WEEKDAY,
  openBookingApi,
  slot,
  timeChoices,
  times,
  user,
} from '@/__tests__/support/appointment-form';
import { appointmentMessages, enquiryMessages } from '@/contract/messages/enquiries';
import { englishText } from '@/contract/messages/text-with-values';
import { dayText, startOf } from '@/lib/forms/appointment-days';

let api: BookingApi;
beforeEach(async () => {
  api = await openBookingApi();
});

describe('the times', () => {
  test('appear after a day is chosen: those of its weekday, the earliest first', async () => {
    drawForm(api);
    expect(screen.queryByRole('group', { name: /^Time on/ })).toBeNull();
    chooseDay();
    expect(await timeChoices()).toHaveLength(2);
    expect(await times()).toHaveAccessibleName(`Time on ${englishText(dayText(DAY))}`);
    expect((await timeChoices()).map(({ value }) => value)).toEqual(['09:30', '16:00']);
    expect(screen.getByLabelText('4:00 pm')).toBeEnabled();
  });

  test('that are taken cannot be chosen and say so', async () => {
    api.hours.taken = [startOf(DAY, '09:30')];
    drawForm(api);
    chooseDay();
    expect(await screen.findByLabelText(/9:30 am.*Taken/)).toBeDisabled();
    expect(screen.getByLabelText('4:00 pm')).toBeEnabled();
  });

  test('a day without consultations says so', async () => {
    api.hours.slots = [slot('09:30', OTHER_WEEKDAY)];
    drawForm(api);
    chooseDay();
    expect(await screen.findByText(appointmentMessages.noSlotsThatDay)).toBeVisible();
  });

  test('today has none: the first day is tomorrow', async () => {
    drawForm(api);
    expect(field(/^Date/)).toHaveAttribute('min', DAY);
    const today = new Date(Date.parse(`${DAY}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
    chooseDay(today);
    fireEvent.blur(field(/^Date/));
    expect(await screen.findByText(appointmentMessages.dateTooEarly)).toBeVisible();
    expect(screen.queryByRole('group', { name: /^Time on/ })).toBeNull();
  });
});

test('the kinds of medicine appear after a yes only', async () => {
  drawForm(api);
  expect(screen.queryByRole('group', { name: 'Which kind' })).toBeNull();
  await user.click(screen.getByRole('radio', { name: 'Yes' }));
  const kinds = within(screen.getByRole('group', { name: 'Which kind' }));
  expect(kinds.getAllByRole('checkbox').map((box) => (box as HTMLInputElement).value)).toEqual([
    'Other',
    'Ayurvedic',
    'Homoeopathic',
    'Allopathic',
  ]);
  await user.click(screen.getByRole('radio', { name: 'No' }));
  expect(screen.queryByRole('group', { name: 'Which kind' })).toBeNull();
});

describe('the button', () => {
  test('waits for the captcha, and again once its solution has expired', async () => {
    api.captchaValidMs = 2000;
    drawForm(api);
    expect(isHeld()).toBe(true);
    await user.click(field(/^Landmark/));
    await waitFor(() => expect(isHeld()).toBe(false));
    await waitFor(() => expect(isHeld()).toBe(true));
  });

  test('sends the appointment once, says Sending meanwhile, and confirms it', async () => {
    let finish = () => undefined as unknown;
    const finished = new Promise<void>((resolve) => {
      finish = resolve;
    });
    api.answer = async () => {
      await finished;
      return Response.json({ message: appointmentMessages.booked, id: 7 });
    };
    drawForm(api);
    await fillIn();
    await user.click(button());
    expect(await screen.findByRole('button', { name: enquiryMessages.sending })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    finish();
    const heading = await screen.findByRole('heading', {
      name: `See you on ${englishText(dayText(DAY))}`,
    });
    expect(heading).toHaveFocus();
    expect(screen.getByText(appointmentMessages.booked)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Add to calendar' })).toHaveAttribute(
      'href',
      '/api/appointments/7/calendar',
    );
    expect(api.sent).toMatchObject([
      {
        event_type: 'Appointment',
        category: 'Online',
        start_datetime: startOf(DAY, '09:30'),
        country_id: 101,
        mobile: '9825000000',
        is_taking_medicine: 'false',
        type_of_medicine_list: [],
        consent: true,
      },
    ]);
  });
});

describe('the next free times', () => {
  const chips = async () =>
    within(await screen.findByRole('list', { name: 'Next free times' })).findAllByRole('button');

  test('are offered before any field, without those that are taken', async () => {
    api.hours.taken = [startOf(DAY, '09:30')];
    drawForm(api);
    const [first, second] = await chips();
    expect([first, second].map((chip) => chip?.textContent)).toEqual([
      'Tomorrow 4:00 pm',
      'Wed, 2 Dec 8:00 am',
    ]);
  });

  test('choose the day and the time', async () => {
    drawForm(api);
    const [first] = await chips();
    await user.click(first as HTMLElement);
    expect(field(/^Date/)).toHaveValue(DAY);
    expect(screen.getByRole('radio', { name: '9:30 am' })).toBeChecked();
    expect(first).toHaveAttribute('aria-pressed', 'true');
  });

  test('one that another page has offered is chosen when the form opens', async () => {
    location.hash = `#${DAY}T16:00`;
    drawForm(api);
    await waitFor(() => expect(screen.getByRole('radio', { name: '4:00 pm' })).toBeChecked());
    location.hash = '';
  });
});
