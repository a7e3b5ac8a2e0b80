import type { SuggestionsData } from '@/contract/catalogue/search';
import type { TranslatedName, Translations } from '@/contract/kit/translations';

type SuggestedProduct = SuggestionsData['products'][number];

/** A product in the suggestions of the search box. */
export interface Suggestion {
  id: number;
  name: string;
  translations?: Translations<TranslatedName> | undefined;
  size: string;
  /** Rupees, GST included. */
  price: number;
  image: SuggestedProduct['image1'];
  isOutOfStock: boolean;
}

/** The answer of `GET /api/search`. */
export interface Suggestions {
  /** At most four; none for an empty text. */
  products: Suggestion[];
  /** The ids of further products that fit or may fit still, the best first. */
  others: number[];
  categories: SuggestionsData['categories'];
  /** Queries that go on as the text begins; for an empty text the most frequent ones. */
  queries: string[];
}

/** Suggestions with the text that they were read for. */
export interface SuggestionsOf extends Suggestions {
  of: string;
}

/** The specified number. */
export const MAX_SUGGESTED_PRODUCTS = 4;

/** Returns what the search box gets of the suggestions of the shop API. */
export function suggestionsFrom(data: SuggestionsData): Suggestions {
  const { products, others, categories, queries } = data;
  return {
    products: products.slice(0, MAX_SUGGESTED_PRODUCTS).map(suggestion),
    others: [...products.slice(MAX_SUGGESTED_PRODUCTS).map(({ id }) => id), ...others],
    categories,
    queries,
  };
}

function suggestion(product: SuggestedProduct): Suggestion {
  return {
    id: product.id,
    name: product.name,
    translations: product.translations,
    size: product.size,
    price: product.product_price,
    image: product.image1,
    isOutOfStock: product.available_stock_quantity === 0,
  };
}
