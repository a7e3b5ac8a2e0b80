import { describe, expect, test } from '@jest/globals';
import { areaPath, chartTicks, linePath, plotPoints } from '@/components/desk/overview/chart-scale';

describe('the lines of a chart', () => {
  test.each([
    [0, [0, 1, 2, 3, 4]],
    [4, [0, 1, 2, 3, 4]],
    [4.01, [0, 2, 4, 6, 8]],
    [990, [0, 250, 500, 750, 1000]],
    [88_000, [0, 25_000, 50_000, 75_000, 100_000]],
    [100_001, [0, 50_000, 100_000, 150_000, 200_000]],
  ])('for at most %d are round', (max, ticks) => {
    expect(chartTicks(max)).toEqual(ticks);
  });
});

test('each value is in the middle of its day, the highest line at the top', () => {
  expect(plotPoints([0, 50, 100, 25], 100)).toEqual([
    { x: 12.5, y: 100 },
    { x: 37.5, y: 50 },
    { x: 62.5, y: 0 },
    { x: 87.5, y: 75 },
  ]);
});

test('the area is closed at the bottom', () => {
  const points = plotPoints([1, 2], 2);
  expect(linePath(points)).toBe('M25 50L75 0');
  expect(areaPath(points)).toBe('M25 50L75 0L75 100L25 100Z');
  expect(areaPath([])).toBe('');
});
