import { describe, expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeRouter } from '@/__tests__/support/in-app-router';
import { sampleOrder } from '@/__tests__/support/sample-order';
import { LatestOrder } from '@/components/orders/latest-order';
import { OrdersList, type OrdersListProps } from '@/components/orders/orders-list';
import { orderMessages } from '@/contract/messages/orders';

type Page = NonNullable<OrdersListProps['page']>;

const order: Page['orders'][number] = {
  id: 7,
  order_id: 'VN100007',
  order_date: '2026-01-12T15:12:00Z',
  day: { text: '12 January 2026', iso: '2026-01-12' },
  final_total: 1819,
  pay_type: 'Cash on Delivery',
  sale_status: 'Quotation Sent',
  order_status: 'Pending',
  is_paid: false,
  is_invoiced: false,
  replaced_by: null,
  is_collected: false,
  product_count: 6,
  first_products: [{ id: 1001, product_name: 'Arabica Beans', product_image: null }],
};
const page: Page = {
  orders: [order],
  count: 1,
  page: 1,
  totalPages: 1,
  pageSize: 50,
  sort: '-date',
  search: '',
  currentOrder: null,
  placed: null,
};
/** As many orders as make it worth to search them. */
const long = { ...page, count: 6 };
const { push, wrapper } = fakeRouter();
const draw = (given: OrdersListProps['page']) => render(<OrdersList page={given} />, { wrapper });
const empty = { ...page, orders: [], count: 0 };

describe('the list of orders', () => {
  test('leads from an order to the one that replaces it', () => {
    const replaced_by = { id: 9, order_id: 'VN100009' };
    draw({ ...page, orders: [{ ...order, replaced_by }] });
    expect(screen.getByRole('link', { name: /VN100009/ })).toHaveAttribute('href', '/orders/9');
  });

  test('shows the content, status and allowed actions of each order', () => {
    draw(long);
    expect(screen.getByText('6 orders')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Order VN100007' })).toHaveAttribute(
      'href',
      '/orders/7',
    );
    expect(screen.getByText('₹1,819.00')).toBeVisible();
    expect(screen.getByText('Placed', { selector: '[data-variant]' })).toBeVisible();
    expect(screen.getByText('Cash on delivery')).toBeVisible();
    expect(screen.getByText('+5')).toBeVisible();
    for (const name of [/^Accept and Pay ₹1,819.00 ?: VN/, /^Order again ?: VN100007$/]) {
      expect(screen.getByRole('button', { name })).toBeVisible();
    }
    expect(screen.queryByRole('link', { name: /^Invoice/ })).toBeNull();
  });

  test('never displays the words of the shop’s books', () => {
    draw(page);
    expect(screen.queryByText(/Quotation Sent|Sales Order/)).toBeNull();
  });

  test('asks for the payment of an order that waits for it', () => {
    draw({ ...page, orders: [{ ...order, pay_type: 'Online Payment' }] });
    expect(screen.getByText('Pending')).toBeVisible();
    expect(screen.getByRole('button', { name: /^Accept and Pay ₹1,819.00 ?: VN/ })).toBeVisible();
  });

  test('displays the course of the order under way, and where it goes', () => {
    draw({ ...page, currentOrder: sampleOrder() });
    expect(screen.getByText('Expected by 30 November 2026')).toBeVisible();
    expect(screen.getByText(/12 Neem Lane/)).toBeVisible();
  });

  test.each([
    [5, false],
    [6, true],
  ])('with %i orders has a search and a sort: %s', (count, isSearched) => {
    draw({ ...page, count });
    expect(screen.queryByRole('searchbox') !== null).toBe(isSearched);
    expect(screen.queryByRole('combobox', { name: 'Sort' }) !== null).toBe(isSearched);
  });

  test('keeps search, sort and page size on its other pages', () => {
    const place = { search: 'ghee', sort: 'total', pageSize: 10, totalPages: 3 } as const;
    draw({ ...page, ...place, count: 21 });
    expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute(
      'href',
      '/profile?search=ghee&sort=total&page_size=10&page=2#orders',
    );
  });

  test('applies a choice immediately and omits default values from the URL', async () => {
    draw({ ...page, search: 'ghee' });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'total');
    expect(push).toHaveBeenCalledWith('/profile?search=ghee&sort=total#orders', {
      scroll: false,
    });
  });
});

describe('without orders to show', () => {
  test.each([
    [null, orderMessages.notLoaded],
    [empty, orderMessages.notFound],
    [{ ...empty, search: 'yak' }, orderMessages.notFound],
    [{ ...page, orders: [], page: 9 }, orderMessages.notFound],
  ])('%j displays: %s', (given, words) => {
    draw(given);
    expect(screen.getByText(words)).toBeVisible();
  });

  test('a search can be changed or cleared', () => {
    draw({ ...empty, search: 'yak' });
    expect(screen.getByRole('searchbox', { name: 'Search your orders' })).toHaveValue('yak');
    const all = screen.getByRole('link', { name: 'Show all orders' });
    expect(all).toHaveAttribute('href', '/profile#orders');
  });
});

describe('the latest order beside the details', () => {
  test('is the one under way, with its day, before a newer one that waits for its payment', () => {
    const unpaid = { ...order, id: 9, order_id: 'VN100009', pay_type: 'Online Payment' as const };
    const orders = [unpaid, order];
    render(<LatestOrder page={{ ...page, orders, currentOrder: sampleOrder() }} />, { wrapper });
    expect(screen.getByRole('heading', { name: 'Order VN100007' })).toBeVisible();
    expect(screen.getByText('Mon, 30 Nov')).toBeVisible();
    expect(screen.queryByText(/VN100009/)).toBeNull();
  });

  test('is else the newest, to order again; a customer without orders has none', () => {
    const { rerender } = render(<LatestOrder page={page} />, { wrapper });
    expect(screen.getByRole('button', { name: /Order again.*VN100007/ })).toBeVisible();
    rerender(<LatestOrder page={empty} />);
    expect(screen.queryByRole('list')).toBeNull();
  });
});
