import 'server-only';
import type { ProductListItem } from '@/contract/catalogue';
import { MAX_SEARCH_LENGTH, PACKING_CATEGORY_ID } from '@/contract/limits';
import type { SuggestionsData } from '@/contract/search';
import type { Suggestion, Suggestions } from '@/lib/view/search';
import { callShopApi } from './shop-api';

/** The specified number. */
const MAX_PRODUCTS = 4;

/**
 * Returns what goes on from a text that is being typed: at most four products, categories and
 * queries. For an empty text these are popular queries.
 */
export async function suggest(text: string): Promise<Suggestions> {
  const q = text.trim().slice(0, MAX_SEARCH_LENGTH);
  const { data } = await callShopApi('suggestProducts', { query: { q } });
  const { products, others, categories, queries } = data;
  return {
    products: products.slice(0, MAX_PRODUCTS).map(suggestion),
    others: [...products.slice(MAX_PRODUCTS).map(({ id }) => id), ...others],
    categories,
    queries,
  };
}

function suggestion(product: SuggestionsData['products'][number]): Suggestion {
  return {
    id: product.id,
    name: product.name,
    size: product.size,
    price: product.product_price,
    image: product.image1,
    isOutOfStock: product.available_stock_quantity === 0,
  };
}

/** Returns the packing materials for a gift. */
export async function listPacking(): Promise<ProductListItem[]> {
  const { data } = await callShopApi('listProductsOfCategory', {
    query: { categoryID: PACKING_CATEGORY_ID },
  });
  return data.products;
}
