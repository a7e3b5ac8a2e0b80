import { inArray } from 'drizzle-orm';
import { copyRows } from '../../db/copy-rows.ts';
import type { Database } from '../../db/database.ts';
import { searchTerms, searchWords } from '../../db/schema/search-index.ts';
import { indexWords } from '../../domain/catalogue/search/indexing/index-words.ts';
import { productWords } from '../../domain/catalogue/search/indexing/product-words.ts';
import type { FoundByTexts } from '../../domain/catalogue/search/indexing/read-searchable.ts';

/** The search words that earlier batches wrote, so that no later one reads or raises them again. */
export type WrittenTerms = Map<string, { id: number; best: number }>;

/** Writes the search words of new products, the same ones as `indexProducts`. */
export async function copyTerms(
  tx: Database,
  products: readonly FoundByTexts[],
  written: WrittenTerms,
): Promise<void> {
  const found = products.map((product) => ({
    id: product.id,
    weights: productWords(product, product.translations),
  }));
  await writeBetter(
    tx,
    found.map(({ weights }) => weights),
    written,
  );
  await copyRows(
    tx,
    searchTerms,
    found.flatMap(({ id, weights }) => termsOf(id, weights, written)),
  );
}

/** Writes the words that are new, or worth more than before. */
async function writeBetter(
  tx: Database,
  found: readonly Map<string, number>[],
  written: WrittenTerms,
): Promise<void> {
  const better = new Map<string, number>();
  for (const [word, weight] of found.flatMap((weights) => [...weights])) {
    const best = better.get(word) ?? written.get(word)?.best ?? 0;
    if (weight > best) better.set(word, weight);
  }
  await indexWords(tx, better);
  const rows = await tx
    .select({ id: searchWords.id, word: searchWords.word })
    .from(searchWords)
    .where(inArray(searchWords.word, [...better.keys()]));
  for (const { id, word } of rows) written.set(word, { id, best: better.get(word) ?? 0 });
}

/** Sorted by word: the key of the table then grows at its end. */
function termsOf(productId: number, weights: Map<string, number>, written: WrittenTerms) {
  return Array.from(weights, ([word, weight]) => {
    const term = written.get(word);
    if (!term) throw new Error(`The word ${word} was not written`);
    return { wordId: term.id, productId, weight };
  }).sort((one, other) => one.wordId - other.wordId);
}
