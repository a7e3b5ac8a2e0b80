import { beforeEach, describe, expect, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openFakeAccountApi, refuse, type Sent } from '@/__tests__/support/fake-account-api';
import { fakeRouter } from '@/__tests__/support/in-app-router';
import { HindiTexts } from '@/__tests__/support/texts-in-languages';
import { AppointmentsTab } from '@/components/profile/appointments';
import { appointmentMessages } from '@/contract/messages/enquiries';
import { connectToasts } from '@/lib/browser/toast';
import type { DisplayedAppointment } from '@/lib/view/appointments';

function appointment(changes: Partial<DisplayedAppointment> = {}): DisplayedAppointment {
  return {
    id: 7,
    name: 'Asha Shah',
    problem_suffering_from: 'Eye Care',
    state: 'booked',
    day: { text: '1 December 2026', iso: '2026-12-01' },
    time: '9:30 am',
    isAhead: true,
    ...changes,
  };
}

const user = userEvent.setup();
const draw = (appointments: DisplayedAppointment[] | null) =>
  render(<AppointmentsTab appointments={appointments} />, { wrapper: fakeRouter().wrapper });
const cancel = () => screen.queryByRole('button', { name: 'Cancel appointment' });

describe('the appointments tab', () => {
  test('shows when each is, for whom and about what, with a file for the calendar', () => {
    draw([appointment()]);
    expect(screen.getByText('1 December 2026, 9:30 am')).toHaveAttribute('datetime', '2026-12-01');
    expect(screen.getByText('Booked')).toBeVisible();
    expect(screen.getByText(/Eye Care, for Asha Shah/)).toBeVisible();
    expect(screen.getByRole('link', { name: /^Add to calendar/ })).toHaveAttribute(
      'href',
      '/api/appointments/7/calendar',
    );
  });

  test('in Hindi the file for the calendar is in Hindi too', () => {
    const { wrapper } = fakeRouter();
    render(<AppointmentsTab appointments={[appointment()]} />, {
      wrapper: ({ children }) => wrapper({ children: <HindiTexts>{children}</HindiTexts> }),
    });
    expect(screen.getByRole('link', { name: /^कैलेंडर में जोड़ें/ })).toHaveAttribute(
      'href',
      '/api/appointments/7/calendar?language=hi',
    );
  });

  test.each<[string, Partial<DisplayedAppointment>]>([
    ['Cancelled', { state: 'cancelled', isAhead: false }],
    ['Over', { isAhead: false }],
  ])('one that is %s can neither be cancelled nor put into a calendar', (words, changes) => {
    draw([appointment(changes)]);
    expect(screen.getByText(words)).toBeVisible();
    expect(cancel()).toBeNull();
    expect(screen.queryByRole('link', { name: /calendar/ })).toBeNull();
  });

  test('names no problem once that has been deleted', () => {
    draw([appointment({ problem_suffering_from: '', isAhead: false })]);
    expect(screen.getByText(/^For Asha Shah\./)).toBeVisible();
  });

  test('says so when there is none or loading failed', () => {
    draw([]);
    expect(screen.getByText(appointmentMessages.none)).toBeVisible();
    draw(null);
    expect(screen.getByRole('alert')).toHaveTextContent(appointmentMessages.notLoaded);
  });
});

describe('cancelling', () => {
  let sent: Sent[];
  let answer: () => Response;
  let toasts: string[];
  beforeEach(() => {
    toasts = [];
    connectToasts(({ kind, text }) => toasts.push(`${kind}: ${text}`));
    answer = () => Response.json({ message: appointmentMessages.cancelled });
    sent = openFakeAccountApi(() => answer());
  });

  test('is confirmed first', async () => {
    draw([appointment()]);
    await user.click(cancel() ?? document.body);
    expect(sent).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Yes, cancel it' }));
    await waitFor(() => expect(toasts).toEqual([`success: ${appointmentMessages.cancelled}`]));
    expect(sent.map(({ path }) => path)).toEqual(['/api/appointments/7/cancel']);
  });

  test('too late shows the message of the shop', async () => {
    answer = () =>
      refuse({ status: 409, code: 'conflict', message: appointmentMessages.tooLateToCancel });
    draw([appointment()]);
    await user.click(cancel() ?? document.body);
    await user.click(screen.getByRole('button', { name: 'Yes, cancel it' }));
    await waitFor(() => expect(toasts).toEqual([`error: ${appointmentMessages.tooLateToCancel}`]));
  });
});
