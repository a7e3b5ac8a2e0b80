import { expect, test } from '@jest/globals';
import { barEntries, dashboardMenu } from '@/components/chrome/dashboard-menu';
import type { StaffRole } from '@/contract/shop/roles';

const sectionsOf = (roles: StaffRole[] | null) =>
  dashboardMenu(roles).flatMap(({ entries }) => entries.map(({ section }) => section));

test('the menu has what the roles of its reader include', () => {
  expect(sectionsOf(['money'])).toEqual([
    ...[
      'overview',
      'refunds',
      'takings',
      'reports',
      'cash',
      'gst',
      'sale-prices',
      'vouchers',
      'gift-vouchers',
      'second-factor',
    ],
  ]);
  expect(sectionsOf(['catalogue'])).not.toContain('orders');
  expect(sectionsOf(['catalogue'])).toEqual(
    expect.arrayContaining(['products', 'stock', 'imports']),
  );
  expect(sectionsOf(['orders'])).not.toContain('settings');
  expect(sectionsOf(['all'])).toEqual(sectionsOf(null));
});

test('no heading stands alone', () => {
  expect(dashboardMenu([]).map(({ entries }) => entries.length)).toEqual([1, 1]);
});

test('the bar of phones too', () => {
  expect(barEntries(['texts']).map(({ section }) => section)).toEqual(['overview']);
  expect(barEntries(['orders']).map(({ section }) => section)).toEqual([
    'overview',
    'orders',
    'stock',
  ]);
});
