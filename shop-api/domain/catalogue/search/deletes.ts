/** Shorter words differ by one letter from too many others. */
const MIN_LETTERS = 4;

/**
 * Returns the word and each variant with one letter left out. Two words that differ by one typing
 * error (a letter missing, added, wrong, or two swapped) always share one of these.
 */
export function deletesOf(word: string): string[] {
  const shorter = Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1));
  return [...new Set([word, ...shorter])];
}

/** Whether a word is long enough, and without digits, so that typing errors in it are corrected. */
export function mayBeMistyped(word: string): boolean {
  return word.length >= MIN_LETTERS && !/\d/.test(word);
}

/** Whether two words differ by at most one typing error (Damerau-Levenshtein distance ≤ 1). */
export function isOneTypoAway(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (long.length - short.length > 1) return false;
  const at = firstDifference(short, long);
  if (long.length > short.length) return short.slice(at) === long.slice(at + 1);
  if (short.slice(at + 1) === long.slice(at + 1)) return true;
  const isSwapped = short[at] === long[at + 1] && short[at + 1] === long[at];
  return isSwapped && short.slice(at + 2) === long.slice(at + 2);
}

function firstDifference(short: string, long: string): number {
  let at = 0;
  while (at < short.length && short[at] === long[at]) at++;
  return at;
}
