import type { Database } from '../../../../db/database.ts';
import { findBegun, findMeanings, type KnownPhrase } from '../concepts/find-meanings.ts';
import type { PriceLimits } from '../text/prices.ts';
import { otherUnit } from '../text/sizes.ts';
import { findBeginning } from './find-beginning.ts';
import { findMeant } from './find-meant.ts';
import { findWords } from './find-words.ts';
import { haveProducts } from './have-products.ts';
import type { Match, Typed } from './match.ts';
import { areWishes, isRuledOut, type ParsedSearch } from './parse-search.ts';
import { respace } from './respace.ts';
import { type Part, segment, segmentable } from './segment.ts';
import { writer } from './shown-words.ts';
import { pairSlot, type Slot, sizeSlot, slotOf } from './slots.ts';
import { takeApart } from './take-apart.ts';

/** How a query is searched. */
export interface SearchPlan {
  slots: Slot[];
  /** What the goods may cost; null: anything. */
  price: PriceLimits | null;
  /** The query with its typing errors corrected, as it is displayed; null if it has none. */
  corrected: string | null;
  /** Returns a word of the slots as it is displayed. */
  written: (word: string) => string;
}

/**
 * Plans a search: spelling first, then the concepts that its words name, then their words.
 * @param isTyping whether the last word may be mistyped and unfinished at once
 */
export async function planSearch(
  db: Database,
  query: string,
  isTyping: boolean,
): Promise<SearchPlan> {
  const { words: typed, sizes, price, isOpen, ...asTyped } = await takeApart(db, query);
  const mayGoOn = isTyping && isOpen;
  const { words, matches } = await spell(db, { words: typed, typed: asTyped.typed, isOpen });
  const last = words.at(-1);
  if (mayGoOn && last !== undefined && matches.at(-1)?.length === 0) {
    matches.splice(-1, 1, await findBeginning(db, last, asTyped.typed));
  }
  const spelled = words.map((word, at) => correctedBy(matches[at]) ?? word);
  const known = await knownPhrases(db, spelled, { matches, mayGoOn, typed: asTyped.typed });
  const parts = segment(spelled, { matches, known, mayGoOn });
  const pairs = spelled.slice(1).map((word, at) => `${spelled[at]}${word}`);
  const meant = await findMeant(db, [
    ...pairs,
    ...parts.flatMap((part) => part.meanings.flatMap((meaning) => meaning.words)),
    ...sizes.flatMap((size) => [size, otherUnit(size)]),
  ]);
  const isWish = (own: readonly string[]) => areWishes(own) || isRuledOut(own, words);
  const hasThing = parts.some((part) => !isWish(part.words));
  const isBegun = mayGoOn && (await saysSomething(db, parts.slice(0, -1), isWish));
  const slots = parts.map((part, at) =>
    slotOf(part, meant, {
      isWish: hasThing ? isWish(part.words) : areWishes(part.words) && !areWishes(words),
      isBegun: isBegun && at === parts.length - 1,
    }),
  );
  const isCorrected = spelled.join(' ') !== typed.join(' ');
  const written = writer(asTyped.typed, matches);
  return {
    slots: [
      ...slots,
      ...pairs.map((pair) => pairSlot(pair, meant)),
      ...sizes.map((size) => sizeSlot(size, meant, words.length === 0)),
    ],
    price,
    corrected: isCorrected ? spelled.map(written).join(' ') : null,
    written,
  };
}

interface Spelled {
  matches: readonly Match[][];
  mayGoOn: boolean;
  typed: Typed;
}

/** Finds what runs of words mean and, while the last word may go on, what they may become. */
async function knownPhrases(
  db: Database,
  words: readonly string[],
  { matches, mayGoOn, typed }: Spelled,
): Promise<Map<string, KnownPhrase>> {
  const known = await findMeanings(db, segmentable(words, matches.at(-1) ?? []), typed);
  const begun = mayGoOn ? await findBegun(db, endingsOf(words)) : new Map<string, KnownPhrase>();
  // What is not sold may be the beginning of a use: "movie" of "movie night snack".
  const sold = [...known].filter(([phrase, { isNotSold }]) => !(isNotSold && begun.has(phrase)));
  return new Map([...begun, ...sold]);
}

/**
 * Returns the last word, the last two and the last three, each as a phrase; the same without the
 * last word, which may turn out to be a filler.
 */
function endingsOf(words: readonly string[]): string[] {
  return [words, words.slice(0, -1)].flatMap((own) =>
    [1, 2, 3].filter((count) => count <= own.length).map((count) => own.slice(-count).join(' ')),
  );
}

/** Whether parts of a query lead to products without what follows them; not after what is not sold. */
async function saysSomething(
  db: Database,
  parts: readonly Part[],
  isWish: (words: readonly string[]) => boolean,
): Promise<boolean> {
  if (parts.at(-1)?.isNotSold) return false;
  const things = parts.filter(({ words }) => !isWish(words));
  if (things.some(({ meanings }) => meanings.length > 0)) return true;
  const known = things.filter(({ own }) => own.every((alike) => alike.length > 0));
  return haveProducts(
    db,
    known.flatMap(({ own }) => own.flat().map(({ id }) => id)),
  );
}

/** Finds the words of a query, with its spaces put right. */
async function spell(db: Database, query: Pick<ParsedSearch, 'words' | 'typed' | 'isOpen'>) {
  const { words: typed } = query;
  const matches = await findWords(db, query);
  const isKnown = (at: number) => matches[at]?.some(({ how }) => how !== 'typo') ?? false;
  if (typed.every((_, at) => isKnown(at))) return { words: typed, matches };
  const words = await respace(db, typed, isKnown, query.typed);
  const isSame = words.length === typed.length;
  return { words, matches: isSame ? matches : await findWords(db, { ...query, words }) };
}

/** Returns the word that a mistyped one is taken for. */
function correctedBy(matches: readonly Match[] = []): string | undefined {
  const [first] = matches;
  return first?.how === 'typo' ? first.word : undefined;
}
