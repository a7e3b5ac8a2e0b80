import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import type { SearchOutcome } from '../../../../../contract/search.ts';
import type { Database } from '../../../../db/database.ts';
import { selectRows } from '../../../../db/database.ts';
import { products } from '../../../../db/schema/products.ts';
import { searchTerms } from '../../../../db/schema/search-index.ts';
import { isInStock } from '../../in-stock.ts';
import { arrayOf } from '../indexing/index-words.ts';
import type { SearchPlan } from './search-plan.ts';
import { planSearch } from './search-plan.ts';
import type { Slot } from './slots.ts';

/** The products that a search finds, and what it understood. */
export interface SearchHits {
  /** A subquery `(product_id, score)`; null when no product matches. */
  table: SQL | null;
  outcome: SearchOutcome;
}

/**
 * The order of a search, for `searchHits(…).table AS hits` joined with products: what matches well
 * stands first; then what can be bought, then what is bought most.
 */
export const SEARCH_SCORE = sql`hits.score * CASE WHEN ${isInStock()} THEN 100 ELSE 85 END / 100
  + least(${products.popularity}, 7000) / 20`;

/**
 * Finds the products that have every part of the query. Where none has, those with the parts that
 * most of the query agrees on, unless these say too little.
 */
export async function searchHits(
  db: Database,
  query: string,
  { isTyping = false } = {},
): Promise<SearchHits> {
  const plan = await planSearch(db, query, isTyping);
  const scored = scoresOf(plan.slots);
  const parts = scored ? await bestParts(db, plan.slots, scored) : 0;
  const { corrected } = plan;
  if (!scored || parts === 0) {
    return { table: null, outcome: { matched: '', is_partial: false, corrected } };
  }
  return {
    table: sql`(SELECT product_id, score FROM ${scored} AS scored WHERE parts & ${parts}::int = ${parts}::int)`,
    outcome: outcomeOf(plan, parts),
  };
}

function outcomeOf({ slots, corrected }: SearchPlan, parts: number): SearchOutcome {
  const matched = slots.filter((_, at) => parts & bitOf(at));
  return {
    matched: matched.flatMap(({ words }) => words).join(' '),
    is_partial: parts !== requiredBits(slots),
    corrected,
  };
}

const bitOf = (slot: number): number => 1 << slot;

/** Returns the required parts of a query as bits. */
function requiredBits(slots: readonly Slot[]): number {
  return slots.reduce((bits, { isRequired }, at) => bits | (isRequired ? bitOf(at) : 0), 0);
}

/** Builds a subquery `(product_id, score, parts)`; `parts`: the parts of the query it has, as bits. */
function scoresOf(slots: readonly Slot[]): SQL | null {
  const rows = slots.flatMap(({ alternatives }, slot) =>
    alternatives.flatMap(({ words, least, most }, alternative) =>
      words.flatMap((alike, place) =>
        alike.map((word) => ({
          slot,
          alternative,
          length: words.length,
          place,
          least,
          most,
          ...word,
        })),
      ),
    ),
  );
  if (rows.length === 0) return null;
  const column = (name: keyof (typeof rows)[number]) => arrayOf(rows.map((row) => row[name]));
  return sql`(
    SELECT product_id, sum(score)::int AS score, bit_or(1 << slot) AS parts FROM (
      SELECT product_id, slot, max(score) AS score FROM (
        SELECT product_id, slot, alternative, sum(score) / length AS score FROM (
          SELECT term.product_id, slot, alternative, length, place, max(least(term.weight, most) * share) AS score
          FROM unnest(${column('slot')}::int[], ${column('alternative')}::int[],
            ${column('length')}::int[], ${column('place')}::int[], ${column('id')}::int[],
            ${column('share')}::int[], ${column('least')}::int[], ${column('most')}::int[]
          ) AS match (slot, alternative, length, place, word_id, share, least, most)
          JOIN ${searchTerms} AS term
            ON term.word_id = match.word_id AND term.weight >= match.least
          GROUP BY term.product_id, slot, alternative, length, place
        ) AS places
        GROUP BY product_id, slot, alternative, length HAVING count(*) = length
      ) AS alternatives
      GROUP BY product_id, slot
    ) AS slots
    GROUP BY product_id
  )`;
}

/** Below this the words are no name, brand or category: too little for a part of a query. */
const LEAST_PARTIAL_SCORE = 55 * 100;

/** A sentence has more words that do not matter. */
const LONG_QUERY = 3;

/** Returns the parts that the results must have, as bits; 0 for no result. */
async function bestParts(db: Database, slots: readonly Slot[], scored: SQL): Promise<number> {
  const required = requiredBits(slots);
  const groups = await selectRows<{ parts: number; score: number }>(
    db,
    sql`SELECT parts & ${required}::int AS parts, max(score)::int AS score
      FROM ${scored} AS scored GROUP BY 1`,
  );
  if (groups.some(({ parts }) => parts === required)) return required;
  const enough = groups.filter(
    ({ parts, score }) => score >= LEAST_PARTIAL_SCORE && saysEnough(slots, parts),
  );
  const [best] = enough.sort(
    (a, b) => wordsIn(slots, b.parts) - wordsIn(slots, a.parts) || b.score - a.score,
  );
  return best?.parts ?? 0;
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
