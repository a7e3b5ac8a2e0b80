import 'server-only';
import { MAX_SEARCH_LENGTH } from '@/contract/limits';
import type { Suggestion } from '@/lib/api/shopper';
import { callShopApi } from '../shop-api';

const MOST = 4;

/** The best matches for a search, at most four; none for an empty text. */
export async function suggest(text: string): Promise<Suggestion[]> {
  const search = text.trim().slice(0, MAX_SEARCH_LENGTH);
  if (search === '') return [];
  const { data } = await callShopApi('listProducts', { query: { page: 1, prod_search: search } });
  return data.data.slice(0, MOST).map((product) => ({
    id: product.id,
    name: product.name,
    size: product.size,
    price: product.product_price,
    image: product.image1,
  }));
}
