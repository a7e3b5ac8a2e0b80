import type { SuggestionsData } from '@/contract/search';

type SuggestedProduct = SuggestionsData['products'][number];

/** A product in the suggestions of the search box. */
export interface Suggestion {
  id: number;
  name: string;
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
  /** The ids of further products that fit, the best first. */
  others: number[];
  categories: SuggestionsData['categories'];
  /** Queries that go on as the text begins; for an empty text the most frequent ones. */
  queries: string[];
}

/** Suggestions with the text that they were read for. */
export interface SuggestionsOf extends Suggestions {
  of: string;
}
