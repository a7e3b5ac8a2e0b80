import { describe, expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { sampleStaffOrder } from '@/__tests__/support/sample-staff';
import { OrdersView } from '@/components/desk/overview/orders-view';
import { staffMessages } from '@/contract/messages/staff';
import type { DisplayedStaffOrder } from '@/lib/view/staff';

const draw = (rows: DisplayedStaffOrder[], query = {}) =>
  render(
    <OrdersView
      list={{ rows, count: rows.length, page: 1, totalPages: 1 }}
      query={{ page: 1, ...query }}
    />,
  );

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
    const names = [...container.querySelectorAll('summary')].map(({ textContent }) => textContent);
    expect(names).toHaveLength(4);
    expect(names.filter((name) => !name?.endsWith(': VN100007'))).toEqual([]);
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
    expect(link).toHaveAttribute('href', '/dashboard/returns?order=7');
    expect(screen.queryByRole('button', { name: /^Mark/, hidden: true })).toBeNull();
  });

  test('without a return request has no link to one', () => {
    draw([sampleStaffOrder()]);
    expect(screen.queryByRole('link', { name: /return request/ })).toBeNull();
  });

  test('names its customer, address and goods', () => {
    draw([sampleStaffOrder()]);
    const row = screen.getByRole('row', { name: /^VN100007/ });
    expect(within(row).getByRole('link', { name: '+91 98250 00000' })).toHaveAttribute(
      'href',
      'tel:+919825000000',
    );
    expect(row).toHaveTextContent('12 Neem Lane, Ahmedabad 380009');
    expect(row).toHaveTextContent('Hill Shade Arabica Beansand 4 more');
  });
});

describe('the list of orders', () => {
  test('marks the chosen status and returns to it after a step', () => {
    draw([sampleStaffOrder()], { status: 'Pending' });
    expect(screen.getByRole('link', { current: true })).toHaveTextContent('Pending');
    const form = screen.getByRole('button', { name: /^Confirm/ }).closest('form');
    expect(new FormData(form ?? undefined).get('next')).toBe('/dashboard/orders?status=Pending');
  });

  test('is searched within the chosen status', () => {
    draw([sampleStaffOrder()], { status: 'Packed', search: '98250' });
    const box = screen.getByRole('searchbox');
    expect(box).toHaveValue('98250');
    const fields = new FormData(box.closest('form') ?? undefined);
    expect(Object.fromEntries(fields)).toEqual({ search: '98250', status: 'Packed' });
    const all = screen.getByRole('link', { name: 'All' });
    expect(all).toHaveAttribute('href', '/dashboard/orders?search=98250');
  });

  test('says when it is empty, and when it could not be read', () => {
    draw([]);
    expect(screen.getByRole('heading', { name: staffMessages.noOrders })).toBeVisible();
    render(<OrdersView list={null} query={{ page: 1 }} />);
    expect(screen.getByRole('alert')).toHaveTextContent(staffMessages.notLoaded);
  });
});
