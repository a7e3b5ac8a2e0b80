/** Shorter words differ by one letter from too many others. */
const MIN_LETTERS = 4;
/** From this length on two typing errors are corrected. */
const LONG = 8;

/** Whether a word is long enough, and without digits, so that typing errors in it are corrected. */
export function mayBeMistyped(word: string): boolean {
  return word.length >= MIN_LETTERS && !/\d/.test(word);
}

/** Returns how many typing errors are corrected in a word of this length. */
export function typosOf(word: string): number {
  if (!mayBeMistyped(word)) return 0;
  return word.length >= LONG ? 2 : 1;
}

/** Returns a text and its variants with so many letters left out. */
export function deletesOf(text: string, letters: number): string[] {
  if (letters === 0) return [text];
  const shorter = withoutOne(text).flatMap((variant) => deletesOf(variant, letters - 1));
  return [...new Set([text, ...withoutOne(text), ...shorter])];
}

/**
 * Returns the variants of a word by which its misspellings are found, by sound and by sight. Words
 * that differ by as many typing errors as are corrected share one of these.
 */
export function variantsOf(word: string, sound: string): string[] {
  return [...new Set([...deletesOf(sound, typosOf(word)), ...deletesOf(word, 1)])];
}

function withoutOne(word: string): string[] {
  return Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1));
}

/**
 * Returns the number of typing errors between two words: letters missing, added, wrong, or two
 * neighbours swapped (restricted Damerau-Levenshtein distance).
 */
export function typosBetween(a: string, b: string): number {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1];
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      next[j] = Math.min(
        at(row, j) + 1,
        at(next, j - 1) + 1,
        at(row, j - 1) + (isSame ? 0 : 1),
        isSwapped ? at(before, j - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    before = row;
    row = next;
  }
  return at(row, b.length);
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Number.POSITIVE_INFINITY;
}

/** Whether two words differ by an ending only: `date` and `dates`. */
export function isPlural(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return long === `${short}s` || long === `${short}es` || long === `${short.slice(0, -1)}ies`;
}
