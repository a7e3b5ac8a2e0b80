import { withValues } from './text-with-values.ts';

/** Messages to staff about texts that cannot be saved as they were given. */
export const textMessages = {
  notAMoment: (label: string) => withValues('{field} must be a day and a time', { field: label }),
  notAnAddress: (label: string) =>
    withValues('{field} must be an address that begins with https://', { field: label }),
  endBeforeStart: 'The end must be after the start',
  notAnHour: (label: string) =>
    withValues('{field} must be a time, such as 09:30', { field: label }),
  unknownPage: 'The shop has no page with this path',
  notADay: (label: string) =>
    withValues('{field} must be a day, such as 2026-10-01', { field: label }),
  wholePosition: 'A position needs both latitude and longitude',
  unknownValue: (label: string, name: string) =>
    withValues('{field} has {name}, which this message does not know', { field: label, name }),
  loneBrace: (label: string) =>
    withValues('{field} has a brace without its partner', { field: label }),
  oneLine: (label: string) => withValues('{field} must be one line', { field: label }),
} as const;
