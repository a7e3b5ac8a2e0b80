import 'server-only';
import { cache } from 'react';
import type { Settings } from '@/contract/shop/settings';
import type { CompanyProfile } from '@/contract/shop/shop';
import { cachedUnder, cacheTags } from './cache';
import { callShopApi } from './shop-api';

/** What staff have set; the same for everybody, and read again when a notice says that it changed. */
async function readSettings() {
  'use cache';
  cachedUnder(cacheTags.settings);
  return (await callShopApi('getSettings', {})).data;
}

/** Returns the settings of the shop. One promise a page: `use` waits for it once. */
export const getSettings = cache(async (): Promise<Settings> => (await readSettings()).settings);

/** Returns the facts of the company, likewise. */
export const getCompany = cache(
  async (): Promise<CompanyProfile> => (await readSettings()).company,
);
