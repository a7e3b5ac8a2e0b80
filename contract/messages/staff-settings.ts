import { withValues } from './text-with-values.ts';

/** Messages to staff about settings that cannot be saved as they were given. */
export const settingMessages = {
  fssai: 'An FSSAI number has 14 digits',
  hours: 'Please write one or two numbers: 2 or 2-3',
  hour: 'Please write a time: 09:30',
  pins: 'Please write the first one to six digits of PIN codes',
  phone: (label: string) =>
    withValues('{field} must have its country code: +91 79 1234 5678', { field: label }),
  url: (label: string) => withValues('{field} must begin with https://', { field: label }),
  minimumAboveMaximum: 'The fewest days must not be above the most',
  day: 'Please choose a day: 2026-12-25',
  dayTwice: 'This day is in the list twice',
  endsBeforeItBegins: 'The end must be later than the beginning',
  hourTwice: 'This time is in the list twice',
  between: (label: string, min: number, max: number) =>
    withValues('{field} must be from {min} to {max}', { field: label, min, max }),
} as const;
