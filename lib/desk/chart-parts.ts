import { dayAfter } from '@/contract/kit/calendar-day';
import { englishText } from '@/contract/messages/text-with-values';
import type { DayFigures } from '@/contract/staff/staff';
import { formatDate, formatMonth, formatWeekday } from '@/lib/format/dates';

/** What a chart has a point for: a day, a week or a month. */
export type ChartUnit = 'day' | 'week' | 'month';

type Sales = Pick<DayFigures, 'orders' | 'sales'>;

/** A part of the time of a chart, and the days that lie as far back as the chart is long. */
export interface ChartPart extends Sales {
  /** In words: `Wed, 14 Jan`, `14 Jan to 20 Jan`, `March 2026`. */
  label: string;
  /** Below the chart: `14 Jan`, `Mar`. */
  name: string;
  from: string;
  to: string;
  before: Sales;
}

/** So many days are drawn one by one, and so many by weeks. */
const MOST_DAYS = 31;
const MOST_IN_WEEKS = 120;

/** Returns the unit in which so many days are drawn. */
export function chartUnit(days: number): ChartUnit {
  if (days <= MOST_DAYS) return 'day';
  return days <= MOST_IN_WEEKS ? 'week' : 'month';
}

/** Returns the parts of a chart of these days; weeks begin with the first day. */
export function chartParts(
  days: readonly DayFigures[],
  before: readonly DayFigures[] = [],
): ChartPart[] {
  const unit = chartUnit(days.length);
  const parts = new Map<string, ChartPart>();
  for (const [index, day] of days.entries()) {
    const key = KEYS[unit](day.day, index);
    const part = parts.get(key) ?? emptyPart(day.day);
    parts.set(key, {
      ...part,
      to: day.day,
      ...sumOf(part, day),
      before: sumOf(part.before, before[index] ?? NONE),
    });
  }
  return [...parts.values()].map((part) => ({ ...part, ...NAMES[unit](part) }));
}

const NONE: Sales = { orders: 0, sales: 0 };

const emptyPart = (day: string): ChartPart => ({
  ...{ label: '', name: '', from: day, to: day },
  ...NONE,
  before: NONE,
});

/** Rupees are summed as paise, which are whole. */
const sumOf = (one: Sales, other: Sales): Sales => ({
  orders: one.orders + other.orders,
  sales: Math.round((one.sales + other.sales) * 100) / 100,
});

const KEYS: Record<ChartUnit, (day: string, index: number) => string> = {
  day: (day) => day,
  week: (_, index) => String(Math.floor(index / 7)),
  month: (day) => day.slice(0, 7),
};

type Named = Pick<ChartPart, 'from' | 'to'>;

const NAMES: Record<ChartUnit, (part: Named) => Pick<ChartPart, 'label' | 'name'>> = {
  day: ({ from }) => ({ label: englishText(formatWeekday(from)), name: shortDay(from) }),
  week: ({ from, to }) => ({ label: `${shortDay(from)} to ${shortDay(to)}`, name: shortDay(from) }),
  month: ({ from }) => {
    const [year = 0, month = 0] = from.split('-').map(Number);
    const label = englishText(formatMonth({ year, month }));
    return { label, name: label.slice(0, 3) };
  },
};

/** `14 Jan` */
const shortDay = (day: string) => englishText(formatWeekday(day)).replace(/^.*, /, '');

/** Returns a span in words: `14 January 2026 to 20 January 2026`. */
export function spanInWords({ from, to }: Named): string {
  const [first, last] = [from, to].map((day) => englishText(formatDate(day)));
  return from === to ? `${first}` : `${first} to ${last}`;
}

/** Returns the span of the same length before another one. */
export function spanBefore({ from, to }: Named, days: number): Named {
  return { from: dayAfter(from, -days), to: dayAfter(to, -days) };
}
