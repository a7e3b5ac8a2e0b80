import { expect, test } from '@jest/globals';
import { cardsOfReport } from '@/components/desk/reports/report-cards';
import { hasRole, ROLE_OF_KIND, type StaffKind } from '@/contract/shop/roles';
import type { Report, ReportFigures } from '@/contract/staff/reports';

const SPAN = { from: '2026-01-01', to: '2026-01-07', days: 7 };
const LIST = 'from=2026-01-01&to=2026-01-07';

const figures = (more: Partial<ReportFigures>): ReportFigures => ({
  ...{ orders: 0, sales: 0, cash: 0, undelivered: 0, returning: 0, refunds: 0, refunded: 0 },
  ...more,
});

const report: Report = {
  ...{ days: [], days_before: [], best: [], slow: [], vouchers: [] },
  ...{ funnel: null, funnel_before: null },
  figures: figures({ orders: 3, sales: 1000, cash: 1, undelivered: 1, refunds: 1, refunded: 10 }),
  figures_before: figures({ orders: 2, sales: 500, cash: 2 }),
};

const cardsFor = (role: 'all' | 'money') =>
  cardsOfReport(report, SPAN, (kind: StaffKind) => hasRole([role], ROLE_OF_KIND[kind]));

test('each figure leads to the list that it counts', () => {
  expect(cardsFor('all').map(({ label, value, href }) => [label, value, href])).toEqual([
    ['Sales', '₹1,000.00', `/dashboard/orders?counts=sales&${LIST}`],
    ['Orders', '3', `/dashboard/orders?counts=sales&${LIST}`],
    ['Average order', '₹333.33', `/dashboard/orders?counts=sales&${LIST}`],
    ['Cash on delivery', '1', `/dashboard/orders?counts=sales&${LIST}&payment=cash`],
    ['Failed deliveries', '1', `/dashboard/orders?counts=undelivered&${LIST}`],
    ['From returning customers', '0', `/dashboard/orders?counts=returning&${LIST}`],
    ['Paid back', '₹10.00', `/dashboard/refunds?list=paid&${LIST}`],
  ]);
});

test('a share of the orders stands beside that of the time before', () => {
  const [, , , cash] = cardsFor('all');
  expect(cash?.hint).toBe('33% of the orders, 100% before');
});

test('who may not open the orders sees the figures without links', () => {
  const linked = cardsFor('money').filter(({ href }) => href !== undefined);
  expect(linked.map(({ label }) => label)).toEqual(['Paid back']);
});
