import { eq, inArray, like, sql } from 'drizzle-orm';
import { type Database, selectRows } from '../../../../db/database.ts';
import { searchConceptNames, searchConcepts } from '../../../../db/schema/search-concepts.ts';
import type { Typed } from '../asking/match.ts';
import { foldWord, wordsOf } from '../text/fold.ts';
import { isSameScript } from '../text/latinise.ts';
import { isFiller } from '../text/plain-words.ts';
import { typosBetween } from '../text/spelling.ts';
import { wordsOfName } from './words-of-name.ts';

/** Words in the longest name of a concept. */
export const LONGEST_NAME = 4;

/** What a phrase of a query means besides its own words. */
export interface Meaning {
  /** What is searched, in plain words. */
  words: string[];
  /** Percentage of the weight that counts. */
  share: number;
  /** More weight does not count, so that the order of meanings does. */
  most: number;
}

/** What is known about a phrase. */
export interface KnownPhrase {
  meanings: Meaning[];
  /** Whether the shop does not sell what it names, so that a mention in a text is no result. */
  isNotSold: boolean;
  /** Whether it is a use, and no name of goods. */
  isUse: boolean;
}

const SAME_SHARE = 80;
/** The first meaning of a use is the likeliest. */
const USE_SHARES = { first: 95, step: 7, least: 40 };

/** Returns the words of a text that say something about goods; all, if none does. */
export function nameWords(text: string): string[] {
  const words = wordsOf(text);
  const useful = words.filter((word) => !isFiller(word));
  return useful.length > 0 ? useful : words;
}

/** Returns the form by which the name of a concept is found. */
export function phraseOf(words: readonly string[]): string {
  return words.map(foldWord).join(' ');
}

/** A phrase of a query: `words` as spelled there. */
export interface Phrase {
  phrase: string;
  words: string;
}

/**
 * Finds what phrases mean: by phrase, for those that are the name of an active concept. A name in
 * the letters that were typed comes before one that only reads the same in Latin ones.
 */
export async function findMeanings(
  db: Database,
  phrases: readonly Phrase[],
  typed: Typed,
): Promise<Map<string, KnownPhrase>> {
  if (phrases.length === 0) return new Map();
  const wanted = [...new Set(phrases.map(({ phrase }) => phrase))];
  const rows = await selectNames(db).where(inArray(searchConceptNames.phrase, wanted));
  return new Map(
    phrases.flatMap(({ phrase, words }) => {
      const heard = rows.filter((row) => row.phrase === phrase);
      const same = heard.filter((row) => row.spelling === words);
      const alike = heard.filter(
        (row) => row.kind !== 'word' && !isFar(phrase, row.spelling, words),
      );
      const concepts = inTypedLetters(same.length > 0 ? same : alike, words, typed);
      return concepts.length > 0 ? [[words, known(words, concepts)] as const] : [];
    }),
  );
}

/** Returns the names that are written in the letters of the phrase; all, if none is. */
function inTypedLetters<Row extends Concept & { spelling: string }>(
  rows: readonly Row[],
  phrase: string,
  typed: Typed,
): readonly Row[] {
  if (rows.length < 2) return rows;
  const [first = ''] = phrase.split(' ');
  const letters = typed.get(first) ?? first;
  const own = rows.filter(({ names, spelling }) =>
    names
      .filter((name) => isSameScript(name.split(' ')[0] ?? '', letters))
      .flatMap(wordsOfName)
      .some((words) => words.map(({ word }) => word).join(' ') === spelling),
  );
  return own.length > 0 ? own : rows;
}

/** Short sounds are alike in too many words. */
const MIN_SOUND = 4;

function isFar(sound: string, a: string, b: string): boolean {
  return sound.length < MIN_SOUND && typosBetween(a, b) > 1;
}

/** As many letters as are read while a text is typed, so that the next ones add no other meanings. */
const MIN_BEGINNING = 3;
const MAX_BEGUN = 12;

/** Finds what unfinished phrases may mean: by phrase, for those that begin a name of what is sold. */
export async function findBegun(
  db: Database,
  phrases: readonly string[],
): Promise<Map<string, KnownPhrase>> {
  const begun = [...new Set(phrases)].filter((phrase) => phrase.length >= MIN_BEGINNING);
  if (begun.length === 0) return new Map();
  const queries = begun.map((phrase, at) => {
    const pattern = `${phrase.replace(/[\\%_]/g, '\\$&')}%`;
    return sql`(SELECT ${at}::int AS at, begun.* FROM ${selectNames(db)
      .where(like(searchConceptNames.spelling, pattern))
      .orderBy(sql`${searchConcepts.kind} = 'word'`, searchConceptNames.spelling)
      .limit(MAX_BEGUN)} AS begun)`;
  });
  const rows = await selectRows<Concept & { at: number }>(db, sql.join(queries, sql` UNION ALL `));
  return new Map(
    begun.flatMap((phrase, at) => {
      const names = rows.filter((row) => row.at === at);
      const isSold = names.some(({ kind }) => kind !== 'word');
      return isSold ? [[phrase, known(phrase, names)] as const] : [];
    }),
  );
}

function selectNames(db: Database) {
  return db
    .select({
      phrase: searchConceptNames.phrase,
      spelling: searchConceptNames.spelling,
      kind: searchConcepts.kind,
      names: searchConcepts.names,
      meanings: searchConcepts.meanings,
    })
    .from(searchConceptNames)
    .innerJoin(searchConcepts, eq(searchConcepts.id, searchConceptNames.conceptId))
    .$dynamic();
}

interface Concept {
  kind: string;
  names: string[];
  meanings: string[];
}

function known(words: string, concepts: readonly Concept[]): KnownPhrase {
  return {
    meanings: concepts.flatMap((concept) => meaningsOf(words, concept)),
    isNotSold: concepts.every(({ kind }) => kind === 'word'),
    isUse: concepts.every(({ kind }) => kind === 'use'),
  };
}

const ANY_WEIGHT = 1_000;
/** More weight of the words of a use does not count. */
export const WEIGHT_OF_A_NAME = 100;

function meaningsOf(own: string, { kind, names, meanings }: Concept): Meaning[] {
  if (kind === 'word') return [];
  if (kind === 'same') {
    return names
      .map(nameWords)
      .filter((words) => words.join(' ') !== own)
      .map((words) => ({ words, share: SAME_SHARE, most: ANY_WEIGHT }));
  }
  const { first, step, least } = USE_SHARES;
  return meanings.map((meaning, at) => ({
    words: nameWords(meaning),
    share: Math.max(least, first - at * step),
    most: WEIGHT_OF_A_NAME,
  }));
}
