import type { CatalogueSnapshot, Hits } from '../../product-index/catalogue-snapshot.ts';
import type { Slot } from '../asking/slots.ts';

/**
 * Finds the products of a planned query. Spelling, concepts and sizes are planned before, so that
 * each engine understands the same. Engines differ in where the words of products are, in how soon
 * they know a change, and in how many hits they return: see `docs/search.md`.
 */
export interface SearchEngine {
  /**
   * Finds the products that have every required part of a query; where none has, those with the
   * parts that most of the query agrees on.
   * @param catalogue its rows stand for the products
   */
  find: (slots: readonly Slot[], catalogue: CatalogueSnapshot) => Promise<Hits>;
}
