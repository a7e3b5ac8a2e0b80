import { withValues } from './text-with-values.ts';

/** Refusals about stocks; only staff read them. */
export const stockMessages = {
  noChange: 'Change must not be zero',
  noteMissing: 'Please say in the note why',
  unknown: 'Nobody counts this product yet. Count it first',
  ofBundle: 'The stock of a bundle follows its parts: correct or count those',
  tooFew: (stock: number) => withValues('Only {stock} can be taken away', { stock }),
  tooMany: 'That is more than a stock can be',
  shelfChanged:
    'The shelf has changed since you looked: a parcel was packed, or somebody corrected or counted. Please count once more',
} as const;
