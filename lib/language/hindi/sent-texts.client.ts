'use client';

import dynamic from 'next/dynamic';
import { type SentTexts, textProvider } from '../text-provider.client';

/** The Hindi that browsers are sent: a page loads the files that it names, with its other scripts. */
export const hindi: SentTexts = {
  'every-page': dynamic(async () =>
    textProvider('hi', (await import('./every-page')).hindiOfEveryPage),
  ),
  buying: dynamic(async () => textProvider('hi', (await import('./sent/buying.json')).default)),
  account: dynamic(async () => textProvider('hi', (await import('./sent/account.json')).default)),
  enquiries: dynamic(async () =>
    textProvider('hi', (await import('./sent/enquiries.json')).default),
  ),
  stores: dynamic(async () => textProvider('hi', (await import('./sent/stores.json')).default)),
};
