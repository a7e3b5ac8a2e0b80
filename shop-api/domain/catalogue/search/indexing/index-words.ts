import { sql } from 'drizzle-orm';
import { type Database, selectRows } from '../../../../db/database.ts';
import { searchVariants, searchWords } from '../../../../db/schema/search-index.ts';
import { NAMES_SOMETHING } from '../asking/match.ts';
import { mayBeMistyped, variantsOf } from '../text/spelling.ts';
import { spellingOf } from '../text/written-words.ts';
import { soundOf } from './product-words.ts';

/**
 * Adds words to the dictionary, with the misspellings that lead to them, and raises what they are
 * worth. Sorted, since two changes that add the same words in different orders would deadlock.
 * @param words each with its weight
 */
export async function indexWords(tx: Database, words: ReadonlyMap<string, number>): Promise<void> {
  if (words.size === 0) return;
  const rows = [...words].sort(([a], [b]) => (a < b ? -1 : 1));
  const added = await selectRows<Added>(
    tx,
    sql`
    INSERT INTO ${searchWords} (word, sound, best)
    SELECT * FROM unnest(
      ${sql.param(rows.map(([word]) => word))}::text[],
      ${sql.param(rows.map(([word]) => soundOf(word)))}::text[],
      ${sql.param(rows.map(([, weight]) => weight))}::int[])
    ON CONFLICT (word) DO UPDATE SET best = greatest(${searchWords.best}, excluded.best)
      WHERE ${searchWords.best} < excluded.best
    RETURNING id, word, sound, best::int AS best`,
  );
  await addVariants(tx, added);
}

interface Added {
  id: number;
  word: string;
  sound: string;
  best: number;
}

/** A typing error is taken for the name of something only, so that other words need no variants. */
async function addVariants(tx: Database, added: readonly Added[]): Promise<void> {
  const variants = added
    .map(({ word, ...row }) => ({ ...row, word: spellingOf(word) }))
    .filter(({ best, word }) => best >= NAMES_SOMETHING && mayBeMistyped(word))
    .flatMap(({ id, word, sound }) =>
      variantsOf(word, sound).map((variant) => ({ variant, wordId: id })),
    );
  if (variants.length === 0) return;
  await tx.execute(sql`
    INSERT INTO ${searchVariants} (variant, word_id)
    SELECT * FROM unnest(
      ${sql.param(variants.map((row) => row.variant))}::text[],
      ${sql.param(variants.map((row) => row.wordId))}::int[])
    ON CONFLICT DO NOTHING`);
}
