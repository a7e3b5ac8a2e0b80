import { describe, expect, test } from '@jest/globals';
import { chartPaths, chartTicks } from '@/components/desk/reports/chart-scale';

describe('the lines of a chart', () => {
  test.each([0, 4, 990, 88_000, 100_001, 7_654_321])(
    'for at most %d begin at 0, are evenly round, and no value is above them',
    (max) => {
      const ticks = chartTicks(max);
      const [first, step = 0] = ticks;
      expect(first).toBe(0);
      expect([1, 2, 5]).toContain(step / 10 ** Math.floor(Math.log10(step)));
      expect(ticks).toEqual(ticks.map((_, index) => index * step));
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(max);
      expect(ticks.length).toBeLessThanOrEqual(8);
    },
  );
});

test('each value is in the middle of its part, the area is closed at the bottom', () => {
  const { line, area } = chartPaths([1, 2], 2);
  expect(line).toBe('M25,50L75,0');
  expect(area).toBe('M25,50L75,0L75,100L25,100Z');
  expect(chartPaths([], 2)).toEqual({ line: '', area: '' });
});
