import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { History } from '@/components/desk/sent/history';
import { Notes } from '@/components/desk/sent/notes';
import { SentEntry } from '@/components/desk/sent/sent-entry';
import { appointmentDesk } from '@/lib/desk/sent/appointments';
import { leadDesk } from '@/lib/desk/sent/leads';

const AT = '2026-01-14T06:30:00Z';
const LEAD = {
  ...{ id: 4, kind: 'business', created_at: AT, company: 'Asha Stores', name: 'Asha Shah' },
  ...{ email: 'asha@example.com', phone: '+919825000000', place: '', subject: '' },
  details: [{ label: 'Message', value: 'Sixty jars of ghee.\nEvery month.' }],
  ...{ state: 'in_work', version: 3, colleagues: [{ id: 5, name: 'Meera' }] },
  replies: [{ id: 1, by: 'Staff Member', at: AT, text: 'From March on.' }],
};

test('a message is whole on its page, and what is not known has no line', () => {
  render(<SentEntry desk={leadDesk} entry={LEAD} here="/dashboard/leads/4" />);
  expect(screen.getByText(/Sixty jars of ghee\.\s+Every month\./)).toBeVisible();
  expect(screen.getByRole('link', { name: '+91 98250 00000' })).toBeVisible();
  expect(screen.getByText('Place').nextElementSibling).toBeEmptyDOMElement();
});

test('a message shows its answers, and its steps name the version that was read', () => {
  render(<SentEntry desk={leadDesk} entry={LEAD} here="/dashboard/leads/4" />);
  expect(screen.getByText('From March on.')).toBeVisible();
  const form = screen.getByText('Send answer').closest('form');
  expect(form).toHaveAttribute('action', '/api/staff/leads/4/move');
  expect(form).toHaveFormValues({ seen: '3', next: '/dashboard/leads/4' });
  expect(screen.getByLabelText(/^Answer/)).toBeRequired();
  expect(screen.getByRole('option', { name: 'Meera', hidden: true })).toHaveValue('5');
});

test('an appointment is moved to a free time or cancelled by plain forms', () => {
  const free = ['2026-01-20T09:30:00+05:30', '2026-01-20T10:00:00+05:30'];
  const entry = { id: 6, name: 'Asha', start_datetime: AT, state: 'booked', medicines: [], free };
  render(<SentEntry desk={appointmentDesk} entry={entry} here="/dashboard/appointments/6" />);
  const form = screen.getByText('Move it').closest('form');
  expect(form).toHaveAttribute('action', '/api/staff/appointments/6/move');
  expect(form).toHaveFormValues({ seen: AT, next: '/dashboard/appointments/6' });
  const time = screen.getByRole('option', { name: 'Tuesday, 20 January, 9:30 am', hidden: true });
  expect(time).toHaveValue(free[0]);
  expect(screen.getByLabelText(/^Reason/)).toBeRequired();
});

test('notes say who wrote them, and a plain form adds one', () => {
  const notes = [{ id: 1, by: 'Staff Member', at: AT, text: 'Rings twice.' }];
  render(<Notes kind="order" id={7} notes={notes} from="/dashboard/orders/7" />);
  expect(screen.getByText('Rings twice.')).toBeVisible();
  const form = screen.getByRole('button', { name: 'Add note' }).closest('form');
  expect(form).toHaveAttribute('action', '/api/staff/notes/order/7');
  expect(form).toHaveFormValues({ next: '/dashboard/orders/7' });
  expect(screen.getByLabelText(/^New note/)).toBeRequired();
});

test('the history says who moved what, from where to where', () => {
  const move = { version: 2, action: 'moved', by: 'Staff Member', at: AT };
  const before = { order_status: 'Packed', tracking_number: null };
  const after = { order_status: 'Shipped', tracking_number: '11112222' };
  render(<History trail={[{ ...move, before, after }]} />);
  expect(screen.getByText('Order status: Packed to Shipped')).toBeVisible();
  expect(screen.getByText('Tracking number: 11112222')).toBeVisible();
  expect(screen.getByText(/^Staff Member,/)).toBeVisible();
});

test('says so where notes or history could not be read', () => {
  render(<Notes kind="order" id={7} notes={null} from="/" />);
  render(<History trail={null} />);
  expect(screen.getAllByRole('alert')).toHaveLength(2);
});
