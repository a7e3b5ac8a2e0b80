import { type SQL, sql } from 'drizzle-orm';
import { type Database, selectRows } from '../../../../db/database.ts';
import { searchWords } from '../../../../db/schema/search-index.ts';
import { soundOf } from '../indexing/product-words.ts';
import { isIndian } from '../text/latinise.ts';
import { isPlural, typosBetween } from '../text/spelling.ts';
import { findTypos } from './find-typos.ts';
import {
  type DictionaryWord,
  IS_NOT_SOLD,
  type Match,
  mayMean,
  NAMES_SOMETHING,
  type Typed,
  toDictionaryWord,
} from './match.ts';

const SHARES = {
  exact: 100,
  plural: 98,
  sound: 92,
  otherSound: 40,
  start: 75,
  soundStart: 65,
  otherSoundStart: 40,
  besideSound: 65,
};
/** A shorter word that only sounds alike is not looked up as a mistyped one too. */
const SURE_LETTERS = 6;
/** A short beginning fits very many words; the most important ones are the likeliest. */
const MAX_COMPLETIONS = 30;

interface Row extends DictionaryWord {
  at: number;
}

interface Words {
  words: readonly string[];
  /** How they were typed. */
  typed: Typed;
  /** Whether the last one may go on. */
  isOpen: boolean;
}

/**
 * Finds the words of the dictionary that each word of a query may mean: itself, words that sound
 * alike, for the open last one longer words, and only without any of these mistyped ones.
 */
export async function findWords(db: Database, { words, typed, isOpen }: Words): Promise<Match[][]> {
  const last = isOpen ? words.length - 1 : -1;
  const rows = await selectAlike(db, { words, typed }, last);
  const found = words.map((word, at) =>
    toMatches(
      word,
      rows.filter((row) => row.at === at && mayMean(word, typed, row)),
    ),
  );
  const unknown = words.flatMap((word, at) => (isSure(word, found[at]) ? [] : [{ word, at }]));
  const typos = await findTypos(db, unknown, typed);
  return found.map((matches, at) => withTypos(matches, typos.get(at)));
}

/** Whether a word is spelled as in the dictionary; a long one that only sounds alike may be mistyped. */
function isSure(word: string, matches: readonly Match[] = []): boolean {
  const isByEar = matches.length > 0 && matches.every(({ share }) => share === SHARES.sound);
  return matches.length > 0 && !(isByEar && word.length >= SURE_LETTERS);
}

function withTypos(matches: Match[], typos: readonly Match[] = []): Match[] {
  if (matches.length === 0) return [...typos];
  const others = typos.filter(({ id }) => matches.every((match) => match.id !== id));
  return [...matches, ...others.map((typo) => ({ ...typo, share: SHARES.besideSound }))];
}

async function selectAlike(
  db: Database,
  { words, typed }: Pick<Words, 'words' | 'typed'>,
  last: number,
): Promise<Row[]> {
  const columns = sql`${searchWords.id} AS id, ${searchWords.word} AS word,
    ${searchWords.sound} AS sound, ${searchWords.best}::int AS best`;
  const queries = words.map(
    (word, at): SQL => sql`(SELECT ${at}::int AS at, ${columns} FROM ${searchWords}
      WHERE ${searchWords.sound} = ${soundOf(word)})`,
  );
  const open = words[last];
  if (open !== undefined) {
    queries.push(sql`(SELECT ${last}::int AS at, ${columns} FROM ${searchWords}
      WHERE ${startsLike(open, typed.get(open))}
      ORDER BY ${searchWords.best} DESC, length(${searchWords.word}), ${searchWords.word}
      LIMIT ${MAX_COMPLETIONS})`);
  }
  if (queries.length === 0) return [];
  const rows = await selectRows<Omit<Row, 'written'>>(db, sql.join(queries, sql` UNION `));
  return rows.map(toDictionaryWord);
}

/** A beginning that is short as a sound fits too much. */
const MIN_SOUND = 3;

/** English words mean no Indian ones: these would take the places of the completions. */
const IS_LATIN = sql`octet_length(${searchWords.word}) = length(${searchWords.word})`;

function startsLike(open: string, typed = open): SQL {
  const word = sql`${searchWords.word} LIKE ${`${typed}%`} OR ${searchWords.word} LIKE ${`${open}%`}`;
  const sound = soundOf(open);
  const start =
    sound.length < MIN_SOUND ? word : sql`${word} OR ${searchWords.sound} LIKE ${`${sound}%`}`;
  return isIndian(typed) ? sql`(${start})` : sql`(${start}) AND ${IS_LATIN}`;
}

function toMatches(word: string, rows: readonly Row[]): Match[] {
  const exact = rows.find((row) => row.word === word);
  const isUnsold = exact?.best === IS_NOT_SOLD;
  const hidesOthers = exact && (exact.best >= NAMES_SOMETHING || isUnsold);
  const sound = soundOf(word);
  const isBegun = rows.some((row) => row.best >= NAMES_SOMETHING && row.word.startsWith(word));
  const soundStart = isBegun ? SHARES.otherSoundStart : SHARES.soundStart;
  // In its own script the name of something begins no English word: લોટ (flour) is no lotion.
  const isOwnName = rows.some(
    (row) => row.written !== null && row.word === word && row.best >= NAMES_SOMETHING,
  );
  return rows.flatMap(({ id, word: found, sound: itsSound, best, written }): Match[] => {
    const match = { id, word: found, best, written };
    if (found === word) return [{ ...match, share: SHARES.exact, how: 'exact' }];
    if (isPlural(word, found)) return [{ ...match, share: SHARES.plural, how: 'sound' }];
    if (isOwnName && written === null && itsSound !== sound) return [];
    if (found.startsWith(word)) return [{ ...match, share: SHARES.start, how: 'start' }];
    if (itsSound !== sound) return isUnsold ? [] : [{ ...match, share: soundStart, how: 'start' }];
    const isFar = sound.length <= MIN_SOUND && typosBetween(word, found) > 1;
    if (hidesOthers || isFar) return [];
    const share = exact ? SHARES.otherSound : SHARES.sound;
    return [{ ...match, share, how: 'sound' }];
  });
}
