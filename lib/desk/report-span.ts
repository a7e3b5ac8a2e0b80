import { countDays, dayAfter, isCalendarDay } from '@/contract/kit/calendar-day';
import { MAX_REPORT_DAYS } from '@/contract/shop/limits';

/** The spans that a report is opened for by one tap, each up to today. */
export const REPORT_SPANS = [
  { name: 'today', label: 'Today', days: 1 },
  { name: '7', label: '7 days', days: 7 },
  { name: '30', label: '30 days', days: 30 },
  { name: '90', label: '90 days', days: 90 },
  { name: 'year', label: 'A year', days: 365 },
] as const;

/** Days in India, both included: `2026-12-01`. */
export interface ReportSpan {
  from: string;
  to: string;
  days: number;
  /** The name of the span; undefined for days that somebody chose. */
  name?: (typeof REPORT_SPANS)[number]['name'] | undefined;
}

type Given = Record<string, string | string[] | undefined>;

/** Reads the span of a report from its address: chosen days, a span up to today, or 30 days. */
export function readReportSpan({ from, to, span }: Given, today: string): ReportSpan {
  if (isDay(from) && isDay(to)) return spanOf(...([from, to].sort() as [string, string]));
  const { name, days } = REPORT_SPANS.find((one) => one.name === span) ?? REPORT_SPANS[2];
  return { from: dayAfter(today, 1 - days), to: today, days, name };
}

const isDay = (given: Given[string]): given is string =>
  typeof given === 'string' && isCalendarDay(given);

/** A longer one is cut to its last days. */
function spanOf(from: string, to: string): ReportSpan {
  const days = Math.min(countDays(from, to), MAX_REPORT_DAYS);
  return { from: dayAfter(to, 1 - days), to, days };
}
