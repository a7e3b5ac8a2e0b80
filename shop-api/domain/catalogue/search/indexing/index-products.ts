import { inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../../db/database.ts';
import { productsToIndex, searchTerms, searchWords } from '../../../../db/schema/search-index.ts';
import { holdProducts } from '../../../kernel/hold-products.ts';
import { indexWords } from './index-words.ts';
import { productWords } from './product-words.ts';
import { type FoundByTexts, readSearchable } from './read-searchable.ts';

/** Rows per statement; their values are sent as arrays, so only memory limits the number. */
const BATCH = 20_000;

interface Term {
  word: string;
  productId: number;
  weight: number;
}

/**
 * Indexes products by their stored texts; packing materials get no words. Runs in the transaction
 * that changed them.
 */
export async function indexProducts(tx: Database, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  // Two transactions that store words of the same product run one after the other.
  await holdProducts(tx, ids);
  // Before the texts are read: the row of a change that commits later is not seen here, and stays.
  await tx.delete(productsToIndex).where(inArray(productsToIndex.productId, [...ids]));
  await tx.delete(searchTerms).where(inArray(searchTerms.productId, [...ids]));
  const terms = (await readSearchable(tx, ids)).flatMap(termsOf);
  await indexWords(tx, bestWeights(terms));
  for (let at = 0; at < terms.length; at += BATCH) await addTerms(tx, terms.slice(at, at + BATCH));
}

function termsOf({ translations, ...product }: FoundByTexts): Term[] {
  return Array.from(productWords(product, translations), ([word, weight]) => ({
    word,
    productId: product.id,
    weight,
  }));
}

function bestWeights(terms: readonly Term[]): Map<string, number> {
  const best = new Map<string, number>();
  for (const { word, weight } of terms) best.set(word, Math.max(weight, best.get(word) ?? 0));
  return best;
}

async function addTerms(tx: Database, terms: readonly Term[]): Promise<void> {
  await tx.execute(sql`
    INSERT INTO ${searchTerms} (word_id, product_id, weight)
    SELECT ${searchWords.id}, term.product_id, term.weight
    FROM unnest(
      ${sql.param(terms.map((term) => term.word))}::text[],
      ${sql.param(terms.map((term) => term.productId))}::int[],
      ${sql.param(terms.map((term) => term.weight))}::int[]
    ) AS term (word, product_id, weight)
    JOIN ${searchWords} ON ${searchWords.word} = term.word`);
}
