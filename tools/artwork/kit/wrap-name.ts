import { measure } from './lettering.ts';

interface Wrapped {
  size: number;
  lines: string[];
}

/**
 * Breaks a name into at most `most` lines of about equal width that fit into `width`, set as large
 * as possible up to `size`. One line is only taken near full size: two larger lines read better.
 */
export function wrapName(name: string, size: number, width: number, most = 3): Wrapped {
  const words = name.split(' ');
  const smallest = size * 0.42;
  for (let trial = size; trial > smallest; trial -= 1) {
    for (let count = 1; count <= Math.min(most, words.length); count++) {
      const lines = evenest(words, count, trial);
      const fits = widest(lines, trial) <= width;
      if (fits && (count > 1 || trial > size * 0.8)) return { size: trial, lines };
    }
  }
  return { size: smallest, lines: [name] };
}

const widest = (lines: string[], size: number) =>
  Math.max(...lines.map((line) => measure(line, size)));

/** The split into `count` lines whose widest line is narrowest. */
function evenest(words: string[], count: number, size: number): string[] {
  const splits = splitsOf(words, count);
  return splits.reduce((best, split) => (widest(split, size) < widest(best, size) ? split : best));
}

function splitsOf(words: string[], count: number): string[][] {
  if (count === 1) return [[words.join(' ')]];
  const firsts = Array.from({ length: words.length - count + 1 }, (_, i) => i + 1);
  return firsts.flatMap((length) =>
    splitsOf(words.slice(length), count - 1).map((rest) => [
      words.slice(0, length).join(' '),
      ...rest,
    ]),
  );
}
