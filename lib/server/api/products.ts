import 'server-only';
import type { ProductListItem } from '@/contract/catalogue';
import { MAX_SEARCH_LENGTH, PACKING_CATEGORY_ID } from '@/contract/limits';
import type { Suggestion } from '@/lib/view/search';
import { callShopApi } from './shop-api';

const MAX_SUGGESTIONS = 4;

/** Returns the best matches for a search, at most four; none for an empty text. */
export async function suggest(text: string): Promise<Suggestion[]> {
  const search = text.trim().slice(0, MAX_SEARCH_LENGTH);
  if (search === '') return [];
  const { data } = await callShopApi('listProducts', { query: { page: 1, prod_search: search } });
  return data.data.slice(0, MAX_SUGGESTIONS).map((product) => ({
    id: product.id,
    name: product.name,
    size: product.size,
    price: product.product_price,
    image: product.image1,
  }));
}

/** Returns the packing materials for a gift. */
export async function listPacking(): Promise<ProductListItem[]> {
  const { data } = await callShopApi('listProductsOfCategory', {
    query: { categoryID: PACKING_CATEGORY_ID },
  });
  return data.products;
}
