import { wordsOf } from '../text/fold.ts';
import { latinise } from '../text/latinise.ts';
import { isFiller, isWish } from '../text/plain-words.ts';
import { type PriceLimits, takePrices } from '../text/prices.ts';
import { takeSizes } from '../text/sizes.ts';
import { type WrittenWord, writtenWords } from '../text/written-words.ts';
import type { Typed } from './match.ts';

const MAX_WORDS = 8;

/** A query, taken apart. */
export interface ParsedSearch {
  /** The words that say something about goods, in their order; wishes among them. */
  words: string[];
  /** Words without their ending, by those that have one. */
  stems: ReadonlyMap<string, WrittenWord>;
  /** How words stand in the query, by their plain spelling; of stems too. */
  typed: Typed;
  /** `500g`, `1000ml`. */
  sizes: string[];
  /** What the goods may cost; null: anything. */
  price: PriceLimits | null;
  /** Whether the last word may go on, as typed: the text does not end in a space. */
  isOpen: boolean;
}

/** In Latin letters "a2" is one word; "350થી" is two. */
const AFTER_A_NUMBER = /(?<=\p{Nd})(?=\p{L})(?!\p{Script=Latin})/gu;

/** Takes a query apart. A query of nothing but fillers is searched by them. */
export function parseSearch(text: string): ParsedSearch {
  const query = text.replace(AFTER_A_NUMBER, ' ');
  const { sizes, rest: withPrices } = takeSizes(latinise(query).toLowerCase());
  const { price, rest } = takePrices(withPrices);
  const all = [...new Set(wordsOf(rest))];
  const useful = all.filter((word) => !isFiller(word));
  const isNothing = useful.length === 0 && sizes.length === 0 && price === null;
  const words = (isNothing ? all : useful).slice(0, MAX_WORDS);
  const isOpen = words.length > 0 && words.at(-1) === all.at(-1) && !/\s$/.test(query);
  return { words, ...spellingsIn(query), sizes, price, isOpen };
}

function spellingsIn(query: string): Pick<ParsedSearch, 'stems' | 'typed'> {
  const all = writtenWords(query);
  const stems = new Map(all.flatMap(({ word, stem }) => (stem ? [[word, stem] as const] : [])));
  const typed = all.flatMap(({ word, written, stem }) =>
    [word, stem?.word ?? word].map((one): [string, string] => [one, written]),
  );
  return { stems, typed: new Map(typed) };
}

/** Whether none of the words excludes a product: "organic", "pure". */
export function areWishes(words: readonly string[]): boolean {
  return words.every(isWish);
}

const WITHOUT = ['without', 'bina'];

/** Whether words follow "without": `maida` of "snacks without maida". */
export function isRuledOut(words: readonly string[], query: readonly string[]): boolean {
  const before = query[query.indexOf(words[0] ?? '') - 1];
  return before !== undefined && WITHOUT.includes(before);
}
