import { beginsPlainWord, isForm } from '../text/plain-words.ts';
import { otherUnit } from '../text/sizes.ts';
import { isNamed, type Match } from './match.ts';
import type { Part } from './segment.ts';

/** A word of the dictionary with the percentage of its weight that counts. */
export interface Counted {
  id: number;
  share: number;
}

/** Words that a product must have together; each may be one of several of the dictionary. */
export interface Alternative {
  words: Counted[][];
  /** Words of less weight are no match, and more weight does not count. */
  least: number;
  most: number;
}

/** A part of a query: a word, or a phrase that is the name of a concept. */
export interface Slot {
  /** As typed, or corrected. */
  words: string[];
  /** Whether a product without it is no full result. */
  isRequired: boolean;
  /** Whether it says little alone: a form, as "powder", or a short beginning of a word. */
  isVague: boolean;
  /** Whether the shop does not sell what it names. */
  isNotSold: boolean;
  /** Whether it is a use, and no name of goods. */
  isUse: boolean;
  alternatives: Alternative[];
}

/** What hints, neighbours as in the name, and the right size add. Percent of their weight. */
const HINT_SHARE = 30;
const PAIR_SHARE = 170;
const SIZE_SHARE = 500;
const OTHER_UNIT_SHARE = 300;
export const ANY_WEIGHT = { least: 0, most: 1_000 };
/** What the shop does not sell is found in names only, not where a text mentions it. */
export const LEAST_OF_UNSOLD = 100;
/** The own words of a use stand below what staff say that it means. */
export const MOST_OF_A_USE = 60;
/** A shorter beginning of a word fits too much. */
const MIN_BEGINNING = 4;
const MIN_WORD = 3;

/** The ids of words. */
export type Dictionary = ReadonlyMap<string, readonly number[]>;

/** How a part stands in its query. */
interface Standing {
  isWish: boolean;
  /** Whether it follows other words and may go on. */
  isBegun: boolean;
}

/**
 * Returns the slot of a part of the query. Wishes and unfinished words are no condition: what was
 * shown stays while the next word is typed. Wishes and a few letters have no other meaning.
 */
export function slotOf(
  { words, own, meanings, isNotSold, isUse }: Part,
  meant: Dictionary,
  { isWish, isBegun }: Standing,
): Slot {
  const isUnfinished = isBegun && !isComplete(own);
  const isHint = isWish || (isUnfinished && isUnclear(words, own));
  const ownWords = own.map((alike) =>
    alike.map(({ id, share }) => ({ id, share: isHint ? HINT_SHARE : share })),
  );
  const least = isNotSold ? LEAST_OF_UNSOLD : 0;
  const others = isHint ? [] : meanings;
  return {
    words,
    isRequired: !isHint && !isUnfinished,
    isVague: isNotSold || isVague(words, own),
    isNotSold,
    isUse,
    alternatives: [
      { words: ownWords, least, most: isUse ? MOST_OF_A_USE : ANY_WEIGHT.most },
      ...others.map(({ words: of, share, most }) => ({
        words: of.map((word) => (meant.get(word) ?? []).map((id) => ({ id, share }))),
        least: 0,
        most,
      })),
    ].filter(isFindable),
  };
}

function isVague(words: readonly string[], own: readonly Match[][]): boolean {
  if (words.every(isForm) || words.join('').length < MIN_WORD) return true;
  return isShortBeginning(words, own);
}

/** Whether the last word is the name of something as it is. */
function isComplete(own: readonly Match[][]): boolean {
  return own.at(-1)?.some(isNamed) ?? false;
}

/** Whether the letters of an unfinished word may become many words, or a filler. */
function isUnclear(words: readonly string[], own: readonly Match[][]): boolean {
  if (words.length > 1) return false;
  return isShortBeginning(words, own) || beginsPlainWord(words.join(''));
}

function isShortBeginning(words: readonly string[], own: readonly Match[][]): boolean {
  const isBeginning = own.every((alike) => alike.every(({ how }) => how === 'start'));
  return isBeginning && words.join('').length < MIN_BEGINNING;
}

function isFindable({ words }: Alternative): boolean {
  return words.every((alike) => alike.length > 0);
}

/** Returns a slot that adds to the score of products that have one of the words. */
function bonusSlot(text: string, words: [word: string, share: number][], meant: Dictionary): Slot {
  const alternatives = words.map(([word, share]) => ({
    words: [(meant.get(word) ?? []).map((id) => ({ id, share }))],
    ...ANY_WEIGHT,
  }));
  return {
    words: [text],
    isRequired: false,
    isVague: true,
    isNotSold: false,
    isUse: false,
    alternatives: alternatives.filter(isFindable),
  };
}

/** The same number of millilitres of a gram is nearly the right size. */
export function sizeSlot(size: string, meant: Dictionary, isRequired: boolean): Slot {
  const sizes: [string, number][] = [
    [size, SIZE_SHARE],
    [otherUnit(size), OTHER_UNIT_SHARE],
  ];
  return { ...bonusSlot(size, sizes, meant), isRequired };
}

/** Neighbours of the query that are neighbours in the name of a product add to its score. */
export function pairSlot(pair: string, meant: Dictionary): Slot {
  return bonusSlot(pair, [[pair, PAIR_SHARE]], meant);
}
