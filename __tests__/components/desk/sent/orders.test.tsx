import { describe, expect, test } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import { drawSent } from '@/__tests__/support/draw-sent';
import { sampleStaffOrder } from '@/__tests__/support/sample-staff';
import { staffMessages } from '@/contract/messages/staff';
import type { StaffOrder } from '@/contract/staff/orders';
import { orderDesk } from '@/lib/desk/sent/orders';

const draw = (rows: StaffOrder[] | null, given = {}) => drawSent(orderDesk, rows, given);

describe('an order of the dashboard', () => {
  test('has a button for every step it may take', () => {
    draw([sampleStaffOrder()]);
    const form = screen.getByRole('button', { name: /^Confirm ?: VN100007$/ }).closest('form');
    expect(form).toHaveAttribute('action', '/api/staff/orders/7/move');
    expect(new FormData(form ?? undefined).get('from')).toBe('/dashboard/orders');
    expect(screen.getByRole('button', { name: /^Confirm ?: VN100007$/ })).toHaveValue('Confirmed');
  });

  test('is cancelled only after a question', () => {
    draw([sampleStaffOrder()]);
    const yes = screen.getByRole('button', { name: /Yes, cancel the order/, hidden: true });
    expect(yes).toHaveValue('Cancelled');
    expect(yes.closest('details')).not.toHaveAttribute('open');
    expect(yes.closest('details')).toHaveTextContent('What was paid becomes a refund due.');
  });

  test('names its number in every button that a list repeats', () => {
    const { container } = draw([sampleStaffOrder({ moves: ['Packed', 'Shipped', 'Cancelled'] })]);
    const names = [...container.querySelectorAll('table summary')].map(
      ({ textContent }) => textContent,
    );
    expect(names).toHaveLength(2);
    expect(names.filter((name) => !name?.endsWith(': VN100007'))).toEqual([]);
  });

  test('is shipped with the carrier that was chosen last, by a number that is typed at once', async () => {
    draw([sampleStaffOrder({ order_status: 'Packed', moves: ['Shipped', 'Cancelled'] })]);
    const carrier = screen.getByLabelText<HTMLSelectElement>('Carrier');
    const open = async (isOpen: boolean) => {
      const details = carrier.closest('details');
      if (details) details.open = isOpen;
      await new Promise((resolve) => details?.addEventListener('toggle', resolve, { once: true }));
    };
    await open(true);
    expect(carrier).toHaveFocus();
    fireEvent.change(carrier, { target: { value: 'Delhivery' } });
    await open(false);
    carrier.value = '';
    await open(true);
    expect(carrier).toHaveValue('Delhivery');
    expect(screen.getByLabelText('Tracking number')).toHaveFocus();
  });

  test('is shipped with its carrier and tracking number, or without', () => {
    draw([sampleStaffOrder({ order_status: 'Packed', moves: ['Shipped', 'Cancelled'] })]);
    const carrier = screen.getByLabelText('Carrier');
    expect(carrier).toHaveDisplayValue('Not given');
    expect(within(carrier).getByText('Delhivery')).toBeInTheDocument();
    expect(screen.getByLabelText('Tracking number')).not.toBeRequired();
    const ship = screen.getByRole('button', {
      name: /^Mark as shipped ?: VN100007$/,
      hidden: true,
    });
    expect(ship).toHaveValue('Shipped');
    expect(ship.closest('form')).toBe(carrier.closest('form'));
  });

  test('that has ended has no form', () => {
    const { container } = draw([sampleStaffOrder({ order_status: 'Cancelled', moves: [] })]);
    expect(container.querySelector('form[method="post"]')).toBeNull();
  });

  test('leads to its return requests', () => {
    draw([sampleStaffOrder({ order_status: 'Delivered', moves: [], return_requests: 2 })]);
    const link = screen.getByRole('link', { name: /^2 return requests ?: VN100007$/ });
    expect(link).toHaveAttribute('href', '/dashboard/returns?q=VN100007');
    expect(screen.queryByRole('button', { name: /^Mark/, hidden: true })).toBeNull();
  });

  test('without a return request has no link to one', () => {
    draw([sampleStaffOrder()]);
    expect(screen.queryByRole('link', { name: /return request/ })).toBeNull();
  });

  test('names its customer, city and goods', () => {
    draw([sampleStaffOrder()]);
    const row = screen.getByRole('row', { name: /VN100007/ });
    expect(within(row).getByRole('link', { name: '+91 98250 00000' })).toHaveAttribute(
      'href',
      'tel:+919825000000',
    );
    expect(row).toHaveTextContent('Hill Shade Arabica Beans and 4 more');
    expect(within(row).getByText('Ahmedabad')).toBeVisible();
  });
});

describe('the list of orders', () => {
  test('is returned to after a step as it was narrowed down', () => {
    draw([sampleStaffOrder()], { status: 'Pending', from: '2026-01-01' });
    const form = screen.getByRole('button', { name: /^Confirm/ }).closest('form');
    expect(new FormData(form ?? undefined).get('next')).toBe(
      '/dashboard/orders?status=Pending&from=2026-01-01',
    );
  });

  test('is searched within the chosen days', () => {
    draw([sampleStaffOrder()], { from: '2026-01-01', to: '2026-02-30', q: '98250' });
    const fields = new FormData(screen.getByRole('search') as HTMLFormElement);
    expect(Object.fromEntries(fields)).toMatchObject({ q: '98250', from: '2026-01-01', to: '' });
  });

  test('says when it is empty, and when it could not be read', () => {
    draw([]);
    expect(screen.getByRole('heading', { name: 'No orders yet' })).toBeVisible();
    draw(null);
    expect(screen.getByRole('alert')).toHaveTextContent(staffMessages.notLoaded);
  });
});
