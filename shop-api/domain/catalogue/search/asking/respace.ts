import { inArray } from 'drizzle-orm';
import type { Database } from '../../../../db/database.ts';
import { searchWords } from '../../../../db/schema/search-index.ts';
import { soundOf } from '../indexing/product-words.ts';
import { isIndian } from '../text/latinise.ts';
import { spellingOf } from '../text/written-words.ts';
import type { Typed } from './match.ts';

/** A part of a word that was written without its space has at least as many letters. */
const MIN_PART = 3;
/** Shorter sounds are alike in too many words. */
const MIN_SOUND = 4;

/**
 * Puts spaces right where a word is unknown: joins it with its neighbour (`turm eric`), or splits
 * it (`coffeepowder`), if that makes words of the dictionary.
 * @param isKnown whether the word at a place is in the dictionary
 */
export async function respace(
  db: Database,
  words: readonly string[],
  isKnown: (at: number) => boolean,
  typed: Typed,
): Promise<string[]> {
  const isUnknown = (at: number) => at < words.length && !isKnown(at);
  const joined = words.map((word, at) =>
    isUnknown(at) || isUnknown(at + 1) ? word + (words[at + 1] ?? '') : '',
  );
  const splits = words.map((word, at) => (isUnknown(at) ? splitsOf(word) : []));
  const candidates = [...joined, ...splits.flat(2)].filter(Boolean);
  const isWord = await dictionary(db, candidates, [...typed.values()].some(isIndian));
  const spaced: string[] = [];
  for (let at = 0; at < words.length; at++) {
    const both = at + 1 < words.length ? joined[at] : undefined;
    if (both && isWord(both)) {
      spaced.push(both);
      at++;
    } else {
      spaced.push(...(splits[at]?.find((parts) => parts.every(isWord)) ?? [words[at] ?? '']));
    }
  }
  return spaced;
}

function splitsOf(word: string): string[][] {
  const places = Array.from({ length: word.length }, (_, at) => at);
  return places
    .filter((at) => at >= MIN_PART && word.length - at >= MIN_PART)
    .map((at) => [word.slice(0, at), word.slice(at)]);
}

async function dictionary(
  db: Database,
  candidates: readonly string[],
  hasIndian: boolean,
): Promise<(word: string) => boolean> {
  if (candidates.length === 0) return () => false;
  const rows = await db
    .select({ word: searchWords.word, sound: searchWords.sound })
    .from(searchWords)
    .where(inArray(searchWords.sound, [...new Set(candidates.map(soundOf))]));
  const words = rows.filter(({ word }) => hasIndian || !isIndian(word));
  const known = new Set(words.map(({ word }) => spellingOf(word)));
  const sounds = new Set(
    words.map(({ sound }) => sound).filter(({ length }) => length >= MIN_SOUND),
  );
  return (word) => known.has(word) || sounds.has(soundOf(word));
}
