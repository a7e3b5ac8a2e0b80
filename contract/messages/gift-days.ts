import { isoDayText } from './dates.ts';
import { withValues } from './text-with-values.ts';

/** Messages about the day of a gift, in the browser too. Days are `2026-12-01`. */
export const giftDayMessages = {
  outside: (first: string, last: string) =>
    withValues('Choose a day from {first} to {last}.', {
      first: isoDayText(first),
      last: isoDayText(last),
    }),
} as const;

/** Says which days an address leaves; the server words it. */
export const giftDayOfAddress = (first: string, last: string) =>
  withValues(
    'At this address a gift can arrive from {first} to {last}. Choose another day in the cart.',
    { first: isoDayText(first), last: isoDayText(last) },
  );
