/**
 * The files of texts that browsers are sent, below `sent` of each language: one with every page,
 * each of the others with the pages that name it.
 */
export const SENT_FILES = ['every-page', 'buying', 'account', 'enquiries', 'stores'] as const;

/** A file of texts that only the pages that name it send. */
export type TextsOfPages = Exclude<(typeof SENT_FILES)[number], 'every-page'>;

/** The files below `texts` of each language: they are read on the server alone. */
export const SERVER_FILES = [
  'appointment',
  'blogs',
  'catalogue',
  'chrome',
  'content',
  'enquiries',
  'events',
  'gift-card',
  'home',
  'membership',
  'messages',
  'orders',
  'pages',
  'product',
  'profile',
  'returns',
  'reviews',
  'sentences',
  'shop-window',
] as const;
