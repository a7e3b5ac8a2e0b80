import {
  type KnownPhrase,
  LONGEST_NAME,
  type Meaning,
  type Phrase,
  phraseOf,
} from '../concepts/find-meanings.ts';
import type { Match } from './match.ts';

/** Words of a query with what they may mean. */
export interface Part {
  words: string[];
  own: Match[][];
  meanings: Meaning[];
  isNotSold: boolean;
  isUse: boolean;
}

/** Returns every run of neighbouring words that may be the name of a concept. */
export function segmentable(words: readonly string[], last: readonly Match[]): Phrase[] {
  const runs = words.flatMap((_, start) =>
    Array.from({ length: LONGEST_NAME }, (__, index) => words.slice(start, start + index + 1)),
  );
  const endings = Array.from({ length: LONGEST_NAME }, (_, count) => words.slice(-1 - count, -1));
  const completed = last
    .filter(({ how }) => how === 'start' || how === 'sound')
    .flatMap(({ word }) => endings.map((before) => [...before, word]));
  return [...runs, ...completed].map((run) => ({ phrase: phraseOf(run), words: run.join(' ') }));
}

/** What is known about the words of a query. */
interface Understood {
  matches: readonly Match[][];
  known: ReadonlyMap<string, KnownPhrase>;
  /** Whether the last word may go on, so that it also means what its completions mean. */
  mayGoOn: boolean;
}

/** Splits words into the longest names of concepts, and single words. */
export function segment(words: readonly string[], { matches, known, mayGoOn }: Understood): Part[] {
  const parts: Part[] = [];
  for (let start = 0; start < words.length; ) {
    const rest = words.length - start;
    const lengths = Array.from({ length: Math.min(rest, LONGEST_NAME) }, (_, at) => at + 1);
    const candidates = lengths.map((length) => {
      const end = start + length;
      const isOpen = mayGoOn && end === words.length;
      return partOf(words.slice(start, end), matches.slice(start, end), { known, isOpen });
    });
    const longest = candidates.findLast(
      (part, at) => at === 0 || part.meanings.length > 0 || part.isNotSold,
    );
    if (!longest) break;
    parts.push(longest);
    start += longest.words.length;
  }
  return parts;
}

/** Looks words up; an unknown or unfinished last word means what its completions mean. */
function partOf(
  words: string[],
  own: Match[][],
  { known, isOpen }: { known: Understood['known']; isOpen: boolean },
): Part {
  const direct = known.get(words.join(' '));
  const last = own.at(-1) ?? [];
  if (direct && !isOpen) return { words, own, ...direct };
  const before = words.slice(0, -1);
  const completions = last
    .filter(({ word }) => word !== words.at(-1))
    .map((match) => ({ ...match, means: known.get([...before, match.word].join(' ')) }));
  const completed = completions.flatMap(({ share, means }) =>
    (means?.meanings ?? []).map((meaning) => ({
      ...meaning,
      share: Math.round((meaning.share * share) / 100),
    })),
  );
  const mayBeSold = completions.some(({ how, means }) => how === 'start' && !means?.isNotSold);
  return {
    words,
    own,
    meanings: [...(direct?.meanings ?? []), ...completed],
    isNotSold: (direct?.isNotSold ?? false) && !mayBeSold,
    isUse: direct?.isUse ?? false,
  };
}
