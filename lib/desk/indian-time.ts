import { isoDayText, momentText } from '@/contract/messages/dates';
import { englishText } from '@/contract/messages/text-with-values';
import { INDIA_AHEAD_MS } from '@/lib/format/india-day';

/** Returns a moment as a field for date and time holds it, in Indian time; empty for other texts. */
export function toIndianTime(iso: string): string {
  const ms = Date.parse(iso);
  return Number.isNaN(ms) ? '' : new Date(ms + INDIA_AHEAD_MS).toISOString().slice(0, 16);
}

/** Returns the moment that was typed in Indian time, in UTC; empty for other texts. */
export function fromIndianTime(typed: string): string {
  const ms = Date.parse(`${typed}Z`);
  return Number.isNaN(ms) ? '' : new Date(ms - INDIA_AHEAD_MS).toISOString();
}

/** Returns a moment in words: `12 January 2026, 8:42 pm`. */
export function momentInWords(iso: string): string {
  const [, year, month, day, hour, minute] =
    /^(\d+)-(\d+)-(\d+)T(\d+):(\d+)$/.exec(toIndianTime(iso))?.map(Number) ?? [];
  if (!year || !month || !day || hour === undefined || minute === undefined) return '';
  return englishText(momentText({ year, month, day, weekday: 0 }, { hour, minute }));
}

/** Returns a day in words: `2026-01-12` is `12 January 2026`. */
export function dayInWords(day: string): string {
  return englishText(isoDayText(day));
}
