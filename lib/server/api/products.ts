import 'server-only';
import type { ProductListItem } from '@/contract/catalogue/catalogue';
import { MAX_SEARCH_LENGTH, PACKING_CATEGORY_ID } from '@/contract/shop/limits';
import { type Suggestions, suggestionsFrom } from '@/lib/view/search';
import { callShopApi } from './shop-api';

/**
 * Returns what goes on from a text that is being typed: at most four products, categories and
 * queries. For an empty text these are popular queries.
 */
export async function suggest(text: string): Promise<Suggestions> {
  const q = text.trim().slice(0, MAX_SEARCH_LENGTH);
  const { data } = await callShopApi('suggestProducts', { query: { q } });
  return suggestionsFrom(data);
}

/** Returns the packing materials for a gift. */
export async function listPacking(): Promise<ProductListItem[]> {
  const { data } = await callShopApi('listProductsOfCategory', {
    query: { categoryID: PACKING_CATEGORY_ID },
  });
  return data.products;
}
