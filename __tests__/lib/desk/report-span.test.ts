import { describe, expect, test } from '@jest/globals';
import { countDays } from '@/contract/kit/calendar-day';
import { MAX_REPORT_DAYS } from '@/contract/shop/limits';
import { readReportSpan } from '@/lib/desk/report-span';

const TODAY = '2026-03-01';

describe('the span of a report', () => {
  test.each([
    ['today', '2026-03-01', 1],
    ['7', '2026-02-23', 7],
    ['90', '2025-12-02', 90],
    ['year', '2025-03-02', 365],
  ])('%s ends today', (span, from, days) => {
    expect(readReportSpan({ span }, TODAY)).toEqual({ from, to: TODAY, days, name: span });
  });

  test.each([[{}], [{ span: '8' }], [{ span: ['7', '90'] }], [{ from: '2026-02-30', to: TODAY }]])(
    'is 30 days for %j',
    (given) => {
      expect(readReportSpan(given, TODAY)).toMatchObject({ from: '2026-01-31', name: '30' });
    },
  );

  test('of chosen days is put in order and is at most as long as the API takes', () => {
    const chosen = readReportSpan({ from: '2024-02-29', to: '2024-02-01' }, TODAY);
    expect(chosen).toEqual({ from: '2024-02-01', to: '2024-02-29', days: 29 });
    const { from, to } = readReportSpan({ from: '2001-01-01', to: TODAY }, TODAY);
    expect([countDays(from, to), to]).toEqual([MAX_REPORT_DAYS, TODAY]);
  });
});
