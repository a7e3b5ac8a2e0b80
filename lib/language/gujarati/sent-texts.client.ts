'use client';

import dynamic from 'next/dynamic';
import { type SentTexts, textProvider } from '../text-provider.client';

/** The Gujarati that browsers are sent: a page loads the files that it names, with its other scripts. */
export const gujarati: SentTexts = {
  'every-page': dynamic(async () =>
    textProvider('gu', (await import('./every-page')).gujaratiOfEveryPage),
  ),
  buying: dynamic(async () => textProvider('gu', (await import('./sent/buying.json')).default)),
  account: dynamic(async () => textProvider('gu', (await import('./sent/account.json')).default)),
  enquiries: dynamic(async () =>
    textProvider('gu', (await import('./sent/enquiries.json')).default),
  ),
  stores: dynamic(async () => textProvider('gu', (await import('./sent/stores.json')).default)),
};
