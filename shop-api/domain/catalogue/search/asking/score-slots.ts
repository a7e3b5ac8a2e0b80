import type { WordRows } from '../../product-index/word-products.ts';
import { Accumulator, type Scored } from './accumulator.ts';
import type { Alternative, Counted, Slot } from './slots.ts';

/** The products of each word, by the word's id. */
type Words = ReadonlyMap<number, WordRows>;

/** Products with their score and the parts of the query that they have, as bits. */
export type ScoredParts = ReturnType<Accumulator['take']>;

/** The bit of a part of a query. */
export const bitOf = (slot: number): number => 1 << slot;

/** Returns the ids of all words that the parts of a query look for. */
export function wordIdsOf(slots: readonly Slot[]): number[] {
  return slots.flatMap(({ alternatives }) =>
    alternatives.flatMap(({ words }) => words.flatMap((alike) => alike.map(({ id }) => id))),
  );
}

/** One for each step, since a step goes on while those before it run again. */
const steps = { alike: new Accumulator(), alternative: new Accumulator(), part: new Accumulator() };
const whole = new Accumulator();

/**
 * Scores the products that have a part of the query. A part counts with its best alternative, an
 * alternative with the mean of its words, a word with the best of those that mean the same.
 * @param size the number of rows of the table in memory
 */
export function scoreSlots(slots: readonly Slot[], words: Words, size: number): ScoredParts {
  for (const accumulator of [...Object.values(steps), whole]) accumulator.reserve(size);
  slots.forEach(({ alternatives }, slot) => {
    const scored = alternatives.map((alternative) => scoreAlternative(alternative, words));
    whole.add(best(scored, steps.part), 'sum', bitOf(slot));
  });
  return whole.take();
}

/** Returns the products that have all words of an alternative. */
function scoreAlternative(alternative: Alternative, words: Words): Scored {
  const { length } = alternative.words;
  const places = alternative.words.map((alike) => scoreAlike(alike, alternative, words));
  const [only] = places;
  if (only && length === 1) return only;
  places.forEach((place, at) => {
    steps.alternative.add(place, 'sum', bitOf(at));
  });
  const { rows, values } = steps.alternative.take(bitOf(length) - 1);
  return { rows, values: values.map((sum) => Math.trunc(sum / length)) };
}

/** Returns the products that have one of the words. */
function scoreAlike(
  alike: readonly Counted[],
  limits: Pick<Alternative, 'least' | 'most'>,
  words: Words,
): Scored {
  const scored = alike.flatMap(({ id, share }) => {
    const found = words.get(id);
    return found ? [scoreWord(found, share, limits)] : [];
  });
  return best(scored, steps.alike);
}

/** Returns each product with its greatest number. */
function best(scored: readonly Scored[], accumulator: Accumulator): Scored {
  const [only] = scored;
  if (only && scored.length === 1) return only;
  for (const one of scored) accumulator.add(one, 'greatest', 1);
  return accumulator.take();
}

function scoreWord(
  { rows, weights }: WordRows,
  share: number,
  { least, most }: Pick<Alternative, 'least' | 'most'>,
): Scored {
  const kept: Scored = { rows: new Int32Array(rows.length), values: new Int32Array(rows.length) };
  let count = 0;
  for (let at = 0; at < rows.length; at += 1) {
    const weight = weights[at] as number;
    if (weight < least) continue;
    kept.rows[count] = rows[at] as number;
    kept.values[count] = Math.min(weight, most) * share;
    count += 1;
  }
  return { rows: kept.rows.subarray(0, count), values: kept.values.subarray(0, count) };
}
