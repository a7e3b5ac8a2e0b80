import { inArray, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { type Database, selectRows } from '../../../db/database.ts';
import { searchTerms } from '../../../db/schema/search-index.ts';
import { inLongTransaction } from '../../../db/transaction.ts';
import { selectFrequentTerms } from './frequent-terms.ts';
import type { ProductTable } from './product-table.ts';

/** The products that have a word, as rows, each with the weight of the word. */
export interface WordRows {
  rows: Int32Array;
  weights: Int16Array;
}

/** All words together; at 6 bytes an entry 340 MB, of which a million products need most. */
const MAX_ENTRIES = 56_000_000;
/** Those that are read at the start, before a search asks for them. */
const MAX_FREQUENT_ENTRIES = 53_000_000;
/**
 * To read the products of a more common word takes the database longer than 10 ms, and a search for
 * one letter reads thirty words.
 */
const MANY_PRODUCTS = 10_000;
/** So many show which words are common: a word of `MANY_PRODUCTS` of a million has 200 of them. */
const COUNTED_PRODUCTS = 20_000;
const BYTES_OF_ID = 4;
const BYTES_OF_WEIGHT = 2;

interface Encoded {
  id: number;
  products: Uint8Array;
  weights: Uint8Array;
}

/** The products of each word, read when a search first asks for it. Words asked for lately stay. */
export class WordProducts {
  readonly #table: ProductTable;
  readonly #words = new LRUCache<number, WordRows>({
    maxSize: MAX_ENTRIES,
    sizeCalculation: ({ rows }) => rows.length + 1,
  });
  #forgotten = 0;

  constructor(table: ProductTable) {
    this.#table = table;
  }

  /** Returns the products of each word. Words that are not known yet are read in one query. */
  async read(db: Database, ids: readonly number[]): Promise<ReadonlyMap<number, WordRows>> {
    const forgotten = this.#forgotten;
    const found = new Map<number, WordRows>();
    for (const id of ids) {
      const known = this.#words.get(id);
      if (known) found.set(id, known);
    }
    const missing = [...new Set(ids)].filter((id) => !found.has(id));
    for (const row of await selectProductsOf(db, missing)) {
      const rows = this.#decode(row);
      found.set(row.id, rows);
      // A word that changed meanwhile may have been read before the change.
      if (forgotten === this.#forgotten) this.#words.set(row.id, rows);
    }
    return found;
  }

  /**
   * Reads the words that many products have, so that no search waits for so many rows. A million
   * products take a minute, one word after the other.
   */
  async readFrequent(db: Database, minProducts = MANY_PRODUCTS): Promise<void> {
    const { size } = this.#table;
    if (size < minProducts) return;
    const percent = Math.min(100, (100 * COUNTED_PRODUCTS) / size);
    const limits = { minProducts, maxEntries: MAX_FREQUENT_ENTRIES, percent };
    // Each of these may take longer than a shopper may wait.
    await inLongTransaction(db, async (tx) => {
      for (const id of await selectFrequentTerms(tx, limits)) await this.read(tx, [id]);
    });
  }

  /** Forgets words whose products changed. */
  forget(ids: readonly number[]): void {
    this.#forgotten += ids.length;
    for (const id of ids) this.#words.delete(id);
  }

  #decode({ products, weights }: Encoded): WordRows {
    const idAt = viewOf(products);
    const weightAt = viewOf(weights);
    const length = products.length / BYTES_OF_ID;
    const found = { rows: new Int32Array(length), weights: new Int16Array(length) };
    let count = 0;
    for (let at = 0; at < length; at += 1) {
      const row = this.#table.rowOf(idAt.getInt32(at * BYTES_OF_ID));
      if (row === undefined) continue;
      found.rows[count] = row;
      found.weights[count] = weightAt.getInt16(at * BYTES_OF_WEIGHT);
      count += 1;
    }
    return { rows: found.rows.subarray(0, count), weights: found.weights.subarray(0, count) };
  }
}

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  new DataView(buffer, byteOffset, byteLength);

/** Reads the products of words as bytes: to read so many numbers as text takes ten times as long. */
async function selectProductsOf(db: Database, ids: readonly number[]): Promise<Encoded[]> {
  if (ids.length === 0) return [];
  return selectRows<Encoded>(
    db,
    sql`SELECT ${searchTerms.wordId} AS id,
        string_agg(int4send(${searchTerms.productId}), ''::bytea) AS products,
        string_agg(int2send(${searchTerms.weight}), ''::bytea) AS weights
      FROM ${searchTerms} WHERE ${inArray(searchTerms.wordId, [...ids])}
      GROUP BY ${searchTerms.wordId}`,
  );
}
