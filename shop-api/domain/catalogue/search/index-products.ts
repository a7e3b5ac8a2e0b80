import { inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { searchTerms, searchVariants, searchWords } from '../../../db/schema/search-index.ts';
import { deletesOf, mayBeMistyped } from './deletes.ts';
import type { SearchableProduct } from './product-words.ts';
import { productWords } from './product-words.ts';

/** Rows per statement; their values are sent as arrays, so only memory limits the number. */
const BATCH = 20_000;

interface Term {
  word: string;
  productId: number;
  weight: number;
}

/** Indexes products by their current texts. Runs in the transaction that changed them. */
export async function indexProducts(
  tx: Database,
  products: readonly (SearchableProduct & { id: number })[],
): Promise<void> {
  const ids = products.map((product) => product.id);
  if (ids.length === 0) return;
  await tx.delete(searchTerms).where(inArray(searchTerms.productId, ids));
  const terms = products.flatMap(termsOf);
  await addWords(tx, new Set(terms.map((term) => term.word)));
  for (let at = 0; at < terms.length; at += BATCH) await addTerms(tx, terms.slice(at, at + BATCH));
}

function termsOf(product: SearchableProduct & { id: number }): Term[] {
  return Array.from(productWords(product), ([word, weight]) => ({
    word,
    productId: product.id,
    weight,
  }));
}

/**
 * Inserts the words that are not indexed yet, with the misspellings that lead to them. Sorted,
 * since two changes that add the same words in different orders would deadlock.
 */
async function addWords(tx: Database, words: ReadonlySet<string>): Promise<void> {
  const added = await tx
    .insert(searchWords)
    .select(sql`SELECT nextval(pg_get_serial_sequence('search_words', 'id')), word
      FROM unnest(${arrayOf([...words].sort())}::text[]) AS word`)
    .onConflictDoNothing()
    .returning();
  const variants = added
    .filter(({ word }) => mayBeMistyped(word))
    .flatMap(({ id, word }) => deletesOf(word).map((variant) => ({ variant, wordId: id })));
  if (variants.length === 0) return;
  await tx.execute(sql`
    INSERT INTO ${searchVariants} (variant, word_id)
    SELECT * FROM unnest(
      ${arrayOf(variants.map((row) => row.variant))}::text[],
      ${arrayOf(variants.map((row) => row.wordId))}::int[])`);
}

async function addTerms(tx: Database, terms: readonly Term[]): Promise<void> {
  await tx.execute(sql`
    INSERT INTO ${searchTerms} (word_id, product_id, weight)
    SELECT ${searchWords.id}, term.product_id, term.weight
    FROM unnest(
      ${arrayOf(terms.map((term) => term.word))}::text[],
      ${arrayOf(terms.map((term) => term.productId))}::int[],
      ${arrayOf(terms.map((term) => term.weight))}::int[]
    ) AS term (word, product_id, weight)
    JOIN ${searchWords} ON ${searchWords.word} = term.word`);
}

/** Returns one bound value in PostgreSQL's array notation; the words need no quoting. */
function arrayOf(values: readonly (string | number)[]): string {
  return `{${values.join(',')}}`;
}
