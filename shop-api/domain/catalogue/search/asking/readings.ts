import type { Database } from '../../../../db/database.ts';
import { wordsOf } from '../text/fold.ts';
import { beginsPlainWord, isFiller } from '../text/plain-words.ts';
import { goesOn } from './complete-query.ts';
import { findWords } from './find-words.ts';
import { isNamed } from './match.ts';
import { parseSearch } from './parse-search.ts';
import { takeApart } from './take-apart.ts';

/** Fewer say nothing about a product, and what they show is lost again with the next letter. */
const MIN_LETTERS = 3;

/**
 * Returns how a text that is being typed may be read, the likeliest first: as it is; with a slip in
 * its last letter, where that makes no word; and without its last word, which may be unfinished.
 * Empty for a text that says too little.
 */
export async function readingsOf(db: Database, text: string): Promise<string[]> {
  const typed = withoutFirstLetters(text);
  const useful = withoutFillers(typed);
  const { isPlain, isSlip } = await lastWordOf(db, useful);
  const own = isPlain ? withoutLastWord(useful) : useful || (await begunName(db, typed));
  if (!saysEnough(own)) return [];
  const slips = isSlip ? [own.replace(/\P{M}\p{M}*$/u, '')] : [];
  return [own, ...[...slips, withoutLastWord(own)].filter(saysEnough)];
}

/** One or two letters; where a letter is a syllable, two are many a word: "તેલ". */
const FIRST_LETTERS = /\s+(?:\p{Script=Latin}{1,2}|\p{L}\p{M}*)$/u;

/** Leaves out the first letters of a next word: they may become anything. */
function withoutFirstLetters(text: string): string {
  return text.replace(FIRST_LETTERS, '');
}

/** Leaves out fillers at the end, so that the word before them may go on. */
function withoutFillers(text: string): string {
  const words = text.split(/\s+/);
  const last = words.findLastIndex((word) => !wordsOf(word).every(isFiller));
  return words.slice(0, last + 1).join(' ');
}

function withoutLastWord(text: string): string {
  return withoutFillers(text.replace(/\S+$/, ''));
}

/** Returns a filler that stands alone, if names go on like it, as "milk" does like `mil`; else ''. */
async function begunName(db: Database, fillers: string): Promise<string> {
  if (/\s/.test(fillers)) return '';
  return (await goesOn(db, fillers)) ? fillers : '';
}

interface LastWord {
  /** Whether it follows other words and may become a filler or a wish. */
  isPlain: boolean;
  /** Whether no word is spelled like it, or goes on like it. */
  isSlip: boolean;
}

/** Looks up the last word of a text, which may be unfinished. */
async function lastWordOf(db: Database, text: string): Promise<LastWord> {
  const { words, typed, isOpen } = await takeApart(db, text);
  const last = words.at(-1);
  if (!isOpen || last === undefined) return { isPlain: false, isSlip: false };
  const [matches = []] = await findWords(db, { words: [last], typed, isOpen });
  const isPlain = /\s/.test(text) && beginsPlainWord(last) && !matches.some(isNamed);
  return { isPlain, isSlip: !isPlain && !matches.some(({ word }) => word.startsWith(last)) };
}

function saysEnough(text: string): boolean {
  const { words, sizes } = parseSearch(text);
  return [...words, ...sizes].join('').length >= MIN_LETTERS;
}
