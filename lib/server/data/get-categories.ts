import 'server-only';
import type { Category } from '@/contract/category';
import { cachedUnder, tags } from '../cache';
import { callShopApi } from '../shop-api';

/** The category tree without the packing materials, as header and home show it. */
export async function getCategories(): Promise<Category[]> {
  'use cache';
  cachedUnder(tags.categories);
  const { categories } = await callShopApi('listCategories', { query: { list: true } });
  return categories as Category[];
}
