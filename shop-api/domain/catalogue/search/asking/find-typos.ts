import { sql } from 'drizzle-orm';
import type { Database } from '../../../../db/database.ts';
import { searchVariants, searchWords } from '../../../../db/schema/search-index.ts';
import { soundOf } from '../indexing/product-words.ts';
import { isPlural, mayBeMistyped, typosBetween, typosOf, variantsOf } from '../text/spelling.ts';
import {
  type DictionaryWord,
  type Match,
  mayMean,
  NAMES_SOMETHING,
  type Typed,
  toDictionaryWord,
} from './match.ts';

const SHARES = { one: 95, two: 80 };
/** In a shorter word a wrong first letter makes it another word, unless products are named so. */
const FIRST_LETTER = { ofProducts: 5, ofOthers: 6 };
/** What a word of the name of a product is worth. */
const WORTH_OF_A_PRODUCT = 100;

/** Finds the names of goods and uses that mistyped words may mean: by place in the query. */
export async function findTypos(
  db: Database,
  unknown: readonly { word: string; at: number }[],
  typed: Typed,
): Promise<Map<number, Match[]>> {
  const mistyped = unknown
    .map(({ word, at }) => ({ word, at, sound: soundOf(word) }))
    .filter(({ word }) => mayBeMistyped(word));
  if (mistyped.length === 0) return new Map();
  const variants = mistyped.flatMap(({ word, sound }) => variantsOf(word, sound));
  const rows = await db
    .selectDistinct({
      id: searchWords.id,
      word: searchWords.word,
      sound: searchWords.sound,
      best: searchWords.best,
    })
    .from(searchVariants)
    .innerJoin(searchWords, sql`${searchWords.id} = ${searchVariants.wordId}`)
    .where(
      sql`${searchVariants.variant} IN ${variants} AND ${searchWords.best} >= ${NAMES_SOMETHING}`,
    );
  const found = rows.map(toDictionaryWord);
  return new Map(
    mistyped.map(({ word, at, sound }) => {
      const meant = found.filter((row) => mayMean(word, typed, row));
      return [at, nearest(word, sound, meant)];
    }),
  );
}

function sureLetters({ best }: DictionaryWord): number {
  return best < WORTH_OF_A_PRODUCT ? FIRST_LETTER.ofOthers : FIRST_LETTER.ofProducts;
}

/** Returns the typing errors between two words by sight or by sound; infinite if they are too many. */
function typosTo(row: DictionaryWord, word: string, sound: string): number {
  const bySound = typosBetween(sound, row.sound);
  const bySight = typosBetween(word, row.word);
  const isAlike = bySound <= Math.min(typosOf(word), typosOf(row.word));
  const isOtherWord = row.word[0] !== word[0] && word.length < sureLetters(row);
  const isNear = (isAlike || bySight <= 1) && !isOtherWord;
  return isNear ? Math.min(bySound, bySight) : Number.POSITIVE_INFINITY;
}

/** Returns the words with the fewest typing errors. */
function nearest(word: string, sound: string, rows: readonly DictionaryWord[]): Match[] {
  const near = rows
    .map((row) => ({ ...row, typos: typosTo(row, word, sound) }))
    .filter(({ typos }) => Number.isFinite(typos));
  const fewest = Math.min(...near.map((row) => row.typos));
  const best = near.filter((row) => row.typos === fewest);
  const closest = Math.min(...best.map((row) => typosBetween(word, row.word)));
  const meant = best.filter((row) => typosBetween(word, row.word) <= closest);
  return near
    .filter((row) => meant.some((one) => one === row || isPlural(one.word, row.word)))
    .sort((a, b) => typosBetween(word, a.word) - typosBetween(word, b.word))
    .map((row) => ({
      id: row.id,
      word: row.word,
      best: row.best,
      written: row.written,
      share: fewest > 1 ? SHARES.two : SHARES.one,
      how: 'typo' as const,
    }));
}
