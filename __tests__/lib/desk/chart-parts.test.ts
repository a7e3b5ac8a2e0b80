import { describe, expect, test } from '@jest/globals';
import { dayAfter } from '@/contract/kit/calendar-day';
import { chartParts, chartUnit } from '@/lib/desk/chart-parts';

/** So many days from one on, each with one order of ten paise more than the last. */
const daysFrom = (first: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...{ day: dayAfter(first, index), orders: 1, sales: index / 10 },
  }));

test.each([
  [1, 'day'],
  [31, 'day'],
  [32, 'week'],
  [120, 'week'],
  [121, 'month'],
] as const)('%d days are drawn by the %s', (days, unit) => {
  expect(chartUnit(days)).toBe(unit);
});

describe('the parts of a chart', () => {
  test('are days, each beside one as far back as the chart is long', () => {
    const days = daysFrom('2026-01-14', 2);
    expect(chartParts(days, daysFrom('2026-01-12', 2))).toEqual([
      {
        ...{ label: 'Wed, 14 Jan', name: '14 Jan', from: '2026-01-14', to: '2026-01-14' },
        ...{ orders: 1, sales: 0, before: { orders: 1, sales: 0 } },
      },
      {
        ...{ label: 'Thu, 15 Jan', name: '15 Jan', from: '2026-01-15', to: '2026-01-15' },
        ...{ orders: 1, sales: 0.1, before: { orders: 1, sales: 0.1 } },
      },
    ]);
  });

  test('are weeks from the first day on, the last one cut off', () => {
    const parts = chartParts(daysFrom('2026-01-01', 33));
    expect(parts.map(({ label, orders }) => [label, orders])).toEqual([
      ['1 Jan to 7 Jan', 7],
      ['8 Jan to 14 Jan', 7],
      ['15 Jan to 21 Jan', 7],
      ['22 Jan to 28 Jan', 7],
      ['29 Jan to 2 Feb', 5],
    ]);
    expect(parts[0]?.sales).toBe(2.1);
  });

  test('are months, whose sums lose no paisa', () => {
    const days = daysFrom('2025-12-31', 366);
    const parts = chartParts(days, days);
    expect(parts.slice(0, 2).map(({ label, name, orders }) => [label, name, orders])).toEqual([
      ['December 2025', 'Dec', 1],
      ['January 2026', 'Jan', 31],
    ]);
    expect(parts.reduce((sum, part) => sum + part.orders, 0)).toBe(366);
    for (const { sales, before } of parts) {
      expect(sales).toBe(before.sales);
      expect(Number.isInteger(Math.round(sales * 1e6) / 1e4)).toBe(true);
    }
  });
});
