import 'server-only';
import type { ProductListItem } from '@/contract/catalogue';
import { ApiError } from '@/lib/api/api-error';
import { cachedUnder, tags } from '../cache';
import { callShopApi } from '../shop-api';

const MOST_RUPEES = 150;
const HOW_MANY = 8;

/** A few well-liked products at a small price, in stock; none while the API is away. */
export async function getSmallThings(): Promise<ProductListItem[]> {
  try {
    return await readSmallThings();
  } catch (error) {
    if (error instanceof ApiError) return [];
    throw error;
  }
}

async function readSmallThings(): Promise<ProductListItem[]> {
  'use cache';
  cachedUnder(tags.products);
  const { data } = await callShopApi('listProducts', {
    query: { page: 1, price_max: MOST_RUPEES, in_stock: true },
  });
  return data.data.slice(0, HOW_MANY);
}
