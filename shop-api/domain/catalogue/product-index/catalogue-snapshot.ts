import { LRUCache } from 'lru-cache';
import type { GoodsFact } from '../../../../contract/catalogue/fact-values.ts';
import {
  isFactOrdering,
  ORDERINGS,
  type Ordering,
} from '../../../../contract/catalogue/orderings.ts';
import type { FactTable } from './fact-table.ts';
import { type IndexedProduct, ProductTable } from './product-table.ts';
import type { SaidOfFacts } from './read-products.ts';
import { comparing } from './row-orders.ts';
import { SortedRows } from './sorted-rows.ts';
import { WordProducts } from './word-products.ts';

/** Products that a search found. */
export interface Hits {
  /** The parts of the query that they have, as bits; 0: none were found. */
  parts: number;
  /** Rows with their scores. */
  hits: { rows: Int32Array; values: Int32Array };
  /** Whether there are more, which the engine did not return. */
  isCut?: boolean;
}

/** All searches together; at 8 bytes a hit about 32 MB. */
const MAX_HITS = 4_000_000;
/** Each with few ids; together less than 10 MB. */
const MAX_TEXTS = 10_000;

/** The catalogue in memory, as it was after the last change that was read. */
export class CatalogueSnapshot {
  readonly table: ProductTable;
  readonly wordProducts: WordProducts;
  /** The facts that goods have. */
  facts: readonly GoodsFact[];
  /** What was searched lately, by the parts of the query: pages, filters and orders follow. */
  readonly hits = new LRUCache<string, Hits>({
    maxSize: MAX_HITS,
    sizeCalculation: ({ hits }) => hits.rows.length + 1,
  });
  /** The ids of products that fit a text, the best first, by texts that were typed lately. */
  readonly fitting = new LRUCache<string, number[]>({ max: MAX_TEXTS });
  /** Grows with each change of a product or of its words. */
  version = 0;
  readonly #orders = new Map<Ordering | 'popularity', SortedRows>();

  constructor(facts: readonly GoodsFact[] = []) {
    this.facts = facts;
    this.table = new ProductTable(facts);
    this.wordProducts = new WordProducts(this.table);
  }

  /** Puts what products say into columns that the table does not have yet. */
  fill(columns: FactTable, said: readonly SaidOfFacts[]): void {
    for (const one of said) {
      const row = this.table.rowOf(one.id);
      if (row !== undefined) columns.put(row, one);
    }
  }

  /** Takes other definitions of facts, and the columns that they ask for. */
  defineFacts(facts: readonly GoodsFact[], columns = this.table.facts): void {
    this.facts = facts;
    this.table.facts = columns.withFacts(facts);
    for (const ordering of this.#orders.keys()) {
      if (isFactOrdering(ordering)) this.#orders.delete(ordering);
    }
    this.#age();
  }

  /** Adds or replaces products. */
  put(products: readonly IndexedProduct[]): void {
    this.#change(products.map((product) => this.table.put(product)));
  }

  /** Removes products that no longer exist. */
  remove(ids: readonly number[]): void {
    this.#change(ids.flatMap((id) => this.table.remove(id) ?? []));
  }

  /** Notes that words have other products. */
  forgetTerms(ids: readonly number[]): void {
    if (ids.length === 0) return;
    this.wordProducts.forget(ids);
    this.#age();
  }

  /** Returns all rows in an order of the listing. */
  rowsBy(ordering: Ordering | 'popularity'): Int32Array {
    const known = this.#orders.get(ordering);
    const sorted = known ?? new SortedRows(this.table, comparing(this.table, ordering));
    if (!known) this.#orders.set(ordering, sorted);
    return sorted.read();
  }

  /** Sorts the rows in every order, so that no shopper waits for it. */
  sortAll(): void {
    const sorts = this.facts.filter(({ is_sort }) => is_sort);
    const byFact = sorts.flatMap(({ key }) => [`fact_${key}`, `-fact_${key}`] as const);
    for (const ordering of ['popularity', ...ORDERINGS, ...byFact] as const) this.rowsBy(ordering);
  }

  #change(rows: readonly number[]): void {
    if (rows.length === 0) return;
    this.#age();
    for (const order of this.#orders.values()) for (const row of rows) order.change(row);
  }

  #age(): void {
    this.version += 1;
    this.hits.clear();
    this.fitting.clear();
  }
}
