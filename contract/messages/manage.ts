/** Messages to staff about goods that cannot be saved as they were given. */
export const manageMessages = {
  priceAboveMrp: 'Price must not be above the MRP',
  notWhole: (label: string) => `${label} must be a whole number`,
  notANumber: (label: string) => `${label} must be a number`,
  notPositive: (label: string) => `${label} must be above zero`,
  malformedHsn: 'HSN must be 4, 6 or 8 digits',
  malformedSlug: 'Slug must be small letters and digits, joined by hyphens',
  taken: (label: string) => `${label} is used already`,
  unknown: (label: string) => `${label} does not exist`,
  tooDeep: 'Categories are at most three levels deep',
  belowItself: 'A category cannot be below itself',
} as const;
