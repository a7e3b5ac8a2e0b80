import { bitOf, type ScoredParts } from './score-slots.ts';
import type { Slot } from './slots.ts';

/** Returns the required parts of a query as bits. */
export function requiredBits(slots: readonly Slot[]): number {
  return slots.reduce((bits, { isRequired }, at) => bits | (isRequired ? bitOf(at) : 0), 0);
}

/** Below this the words are no name, brand or category: too little for a part of a query. */
const LEAST_PARTIAL_SCORE = 55 * 100;

/** A sentence has more words that do not matter. */
const LONG_QUERY = 3;

/** Returns the parts that the results must have, as bits; 0 for no result. */
export function bestParts(slots: readonly Slot[], scored: ScoredParts): number {
  if (scored.rows.length === 0) return 0;
  const required = requiredBits(slots);
  const groups = groupByParts(scored, required);
  if (groups.has(required)) return required;
  const enough = [...groups].filter(
    ([parts, score]) => score >= LEAST_PARTIAL_SCORE && saysEnough(slots, parts),
  );
  const [best] = enough.sort(
    ([a, scoreOfA], [b, scoreOfB]) => wordsIn(slots, b) - wordsIn(slots, a) || scoreOfB - scoreOfA,
  );
  return best?.[0] ?? 0;
}

/** Returns the greatest score of each combination of required parts. */
function groupByParts({ values, bits }: ScoredParts, required: number): Map<number, number> {
  const groups = new Map<number, number>();
  let last = -1;
  let best = 0;
  for (let at = 0; at < bits.length; at += 1) {
    const parts = (bits[at] as number) & required;
    const score = values[at] as number;
    // Most products have the same parts as the one before.
    if (parts === last && score <= best) continue;
    best = Math.max(groups.get(parts) ?? 0, score);
    last = parts;
    groups.set(parts, best);
  }
  return groups;
}

/**
 * Whether enough of the words is there, and not only what says little alone. Of what the shop does
 * not sell nothing is nearly right: "cotton kurti", "yoga mat".
 */
function saysEnough(slots: readonly Slot[], parts: number): boolean {
  const words = wordsIn(slots, requiredBits(slots));
  const isMost = wordsIn(slots, parts) >= words / (words < LONG_QUERY ? 2 : 3);
  if (!isMost || slots.findLast(({ isRequired }) => isRequired)?.isNotSold) return false;
  const hasUnsold = slots.some(({ isNotSold }) => isNotSold);
  return slots.some(
    ({ isVague, isUse }, at) => !isVague && !(isUse && hasUnsold) && parts & bitOf(at),
  );
}

/** Returns the number of words in parts of a query. */
function wordsIn(slots: readonly Slot[], parts: number): number {
  return slots.reduce((sum, { words }, at) => sum + (parts & bitOf(at) ? words.length : 0), 0);
}
