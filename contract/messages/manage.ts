import { withValues } from './text-with-values.ts';

/** Messages to staff about goods that cannot be saved as they were given. */
export const manageMessages = {
  priceAboveMrp: 'Price must not be above the MRP',
  notWhole: (label: string) => withValues('{field} must be a whole number', { field: label }),
  notANumber: (label: string) => withValues('{field} must be a number', { field: label }),
  notPositive: (label: string) => withValues('{field} must be above zero', { field: label }),
  malformedHsn: 'HSN must be 4, 6 or 8 digits',
  malformedSlug: 'Slug must be small letters and digits, joined by hyphens',
  taken: (label: string) => withValues('{field} is used already', { field: label }),
  unknown: (label: string) => withValues('{field} does not exist', { field: label }),
  tooDeep: 'Categories are at most three levels deep',
  belowItself: 'A category cannot be below itself',
} as const;
