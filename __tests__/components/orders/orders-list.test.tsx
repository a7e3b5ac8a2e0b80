import { describe, expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeRouter } from '@/__tests__/support/in-app-router';
import type { OrdersListProps } from '@/components/orders/orders-list';
import { OrdersList } from '@/components/orders/orders-list';
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
};
const { push, wrapper } = fakeRouter();
const draw = (given: OrdersListProps['page']) => render(<OrdersList page={given} />, { wrapper });
const empty = { ...page, orders: [], count: 0 };

describe('the list of orders', () => {
  test('shows the content, status and allowed actions of each order', () => {
    draw(page);
    expect(screen.getByText('1 order')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Order VN100007' })).toHaveAttribute(
      'href',
      '/orders/7',
    );
    expect(screen.getByText('₹1,819.00')).toBeVisible();
    expect(screen.getByText('Pending')).toBeVisible();
    expect(screen.getByText('+5')).toBeVisible();
    for (const name of [/^Accept and Pay ?: VN100007$/, /^Order again ?: VN100007$/]) {
      expect(screen.getByRole('button', { name })).toBeVisible();
    }
    expect(screen.queryByRole('link', { name: /^Invoice/ })).toBeNull();
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
