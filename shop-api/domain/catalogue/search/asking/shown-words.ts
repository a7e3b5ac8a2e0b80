import { isSameScript } from '../text/latinise.ts';
import type { Match } from './match.ts';

/**
 * Returns what displays the words of a plan: as they were typed and, corrected ones, as they are
 * written in the same letters; never the inner spelling ("ghii").
 */
export function writer(
  typed: ReadonlyMap<string, string>,
  matches: readonly (readonly Match[])[],
): (word: string) => string {
  const scripts = [...typed.values()];
  const known = new Map(matches.flat().map(({ word, written }) => [word, written]));
  return (word) => {
    const written = known.get(word);
    const isReadable = written && scripts.some((one) => isSameScript(one, written));
    return typed.get(word) ?? (isReadable ? written : usualSpelling(word));
  };
}

/** A transliterated word as it is written on labels: `haldi` for `haldii`. */
function usualSpelling(word: string): string {
  return word.replaceAll('aa', 'a').replaceAll('ii', 'i').replaceAll('uu', 'u');
}
