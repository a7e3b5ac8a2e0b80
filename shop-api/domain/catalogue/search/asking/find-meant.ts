import { sql } from 'drizzle-orm';
import type { Database } from '../../../../db/database.ts';
import { searchWords } from '../../../../db/schema/search-index.ts';
import { soundOf } from '../indexing/product-words.ts';
import { isIndian } from '../text/latinise.ts';
import { isPlural } from '../text/spelling.ts';

/**
 * Finds the words of the dictionary by their exact spelling or, where it has none, by their sound.
 * Returns ids by word.
 */
export async function findMeant(
  db: Database,
  words: readonly string[],
): Promise<Map<string, number[]>> {
  if (words.length === 0) return new Map();
  const rows = await db
    .select({ id: searchWords.id, word: searchWords.word, sound: searchWords.sound })
    .from(searchWords)
    .where(sql`${searchWords.sound} IN ${words.map(soundOf)}`);
  return new Map(
    words.map((word) => {
      const alike = rows.filter((row) => row.sound === soundOf(word) && !isIndian(row.word));
      const same = alike.filter((row) => row.word === word || isPlural(row.word, word));
      return [word, (same.length > 0 ? same : alike).map(({ id }) => id)];
    }),
  );
}
