import { MAX_FEATURED_CATEGORIES } from '../shop/limits.ts';

/** Messages to staff about the home page and its frame. */
export const homeDeskMessages = {
  notAPath: (label: string) => `${label} must be a path of this shop, such as /shop`,
  twoTargets: 'Please choose one of link, category and product',
  tooManyFeatured: `At most ${MAX_FEATURED_CATEGORIES} categories are featured`,
  featuredTwice: 'A category is in the list twice',
  orderChanged:
    'Somebody has moved, added or removed an entry meanwhile. Please load the list again.',
} as const;
