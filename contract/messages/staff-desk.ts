import { withValues } from './text-with-values.ts';

/** Refusals of the desk; its pages are in English. */
export const deskMessages = {
  changedMeanwhile: (by: string) => withValues('{by} has changed this meanwhile', { by }),
  /** `Still in use by 3 products`, `Still in use by 1 product`. */
  inUse: (count: number, [one, many]: readonly [one: string, many: string]) =>
    withValues('Still in use by {count} {what}', { count, what: count === 1 ? one : many }),
  noGstRate: (rates: readonly number[]) => `GST rate must be one of ${rates.join(', ')}`,
  malformedBarcode: 'A barcode has 8, 12, 13 or 14 digits, the last of which checks the others',
  notAMoment: (label: string) => withValues('{field} must be a date and time', { field: label }),
  missingNetQuantity: 'Net quantity must be on the page of packed goods',
  missingMaker: 'The maker or packer must be named with the address',
  missingImporter: 'Imported goods must name their importer with the address',
  missingFssai: 'Food needs the FSSAI licence number, 14 digits',
  missingVegMark: 'Food must be marked as vegetarian or not',
  missingIngredients: 'Ingredients must be listed',
  missingAyush: 'Ayurvedic medicine needs its AYUSH licence number',
  missingCosmeticLicence: 'Cosmetics need their licence number',
  notPublishable: 'Facts that the law demands are missing',
  lacking: (messages: readonly string[]) => messages.join('; '),
  /** `Hill Honey: Price must not be above the MRP`. */
  impossibleFor: (product: string, problem: string) =>
    withValues('{product}: {problem}', { product, problem }),
  tooManyAtOnce: (max: number) => withValues('At most {max} at once', { max }),
  bundleOfParts: (min: number, max: number) =>
    withValues('A bundle has {min} to {max} parts', { min, max }),
  bundlePartTwice: 'Each part is named once, with its quantity',
  bundleOfItself: 'A bundle is no part of itself',
  bundleInBundle: (product: string) =>
    withValues('{product} is a bundle itself, so it is no part of one', { product }),
  bundleIsPart: (bundle: string) =>
    withValues('This product is a part of {bundle}, so it has no parts', { bundle }),
  bundleOfArchived: (product: string) => withValues('{product} is archived', { product }),
  endsBeforeStart: 'Visible until must be after Visible from',
  /** `Text is saved without <script>, style of <p>, which pages do not show.` */
  leftOut: (label: string, parts: string) =>
    withValues('{label} is saved without {parts}, which pages do not show.', { label, parts }),
} as const;
