import type { ChartDay } from '@/lib/view/staff';

/** The sums of the last 14 days and of the 14 days before them. */
export interface Comparison {
  now: number;
  before: number;
}

/** Returns the sums of one figure of all days. */
export function compare(chart: readonly ChartDay[], figure: 'orders' | 'sales'): Comparison {
  return {
    now: chart.reduce((sum, day) => sum + day[figure], 0),
    before: chart.reduce((sum, day) => sum + day.before[figure], 0),
  };
}

/** Returns the change in whole per cent; null where there was nothing before. */
export function percentChange({ now, before }: Comparison): number | null {
  return before === 0 ? null : Math.round((now / before - 1) * 100);
}
