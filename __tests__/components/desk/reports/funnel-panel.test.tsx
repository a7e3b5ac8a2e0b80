import { expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { FunnelPanel } from '@/components/desk/reports/funnel-panel';
import type { Funnel } from '@/contract/staff/reports';

const SPAN = { from: '2026-01-08', to: '2026-01-14', days: 7 };
const NOW = { from: '2026-01-08', product: 1200, cart: 300, checkout: 0, orders: 90 };
const BEFORE = { from: '2026-01-01', product: 800, cart: 400, checkout: 100, orders: 50 };

function draw(funnel: Funnel, funnel_before: Funnel, isLinked = true): string[][] {
  render(<FunnelPanel report={{ funnel, funnel_before }} span={SPAN} isLinked={isLinked} />);
  const [, ...rows] = within(
    screen.getByRole('table', { name: 'From product to order' }),
  ).getAllByRole('row');
  return rows.map((row) =>
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent ?? ''),
  );
}

test('each step has its share of the one before, beside the time before; of nothing there is none', () => {
  expect(draw(NOW, BEFORE)).toEqual([
    ['Saw a product', '1,200', '', '800', ''],
    ['Put it into the cart', '300', '25 %', '400', '50 %'],
    ['Began the checkout', '0', '0 %', '100', '25 %'],
    ['Ordered', '90', '', '50', '50 %'],
  ]);
  expect(screen.queryByText(/Counted since/)).toBeNull();
});

test('the orders alone have a list, of the counted days', () => {
  draw({ ...NOW, from: '2026-01-10' }, null);
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/dashboard/orders?counts=shopped&from=2026-01-10&to=2026-01-14']);
});

test('who may not open the orders sees the figures without a link', () => {
  draw(NOW, BEFORE, false);
  expect(screen.queryByRole('link')).toBeNull();
});

test('what was before counting began is not counted, which is not nothing', () => {
  const rows = draw({ ...NOW, from: '2026-01-10' }, null);
  expect(rows[1]).toEqual(['Put it into the cart', '300', '25 %', 'Not counted', '']);
  expect(screen.getByText(/Counted since 10 January 2026/)).toBeDefined();
});

test('days before of which some are counted say since when', () => {
  draw(NOW, { ...BEFORE, from: '2026-01-05' });
  expect(screen.getByText(/Counted since 5 January 2026/)).toBeDefined();
});
