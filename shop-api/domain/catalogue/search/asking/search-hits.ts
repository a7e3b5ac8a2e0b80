import type { SearchOutcome } from '../../../../../contract/search.ts';
import type { Database } from '../../../../db/database.ts';
import type { CatalogueSnapshot, Hits } from '../../product-index/catalogue-snapshot.ts';
import type { ProductTable } from '../../product-index/product-table.ts';
import type { Scored } from './accumulator.ts';
import { bestParts, requiredBits } from './best-parts.ts';
import type { ScoredParts } from './score-slots.ts';
import { bitOf, scoreSlots, wordIdsOf } from './score-slots.ts';
import type { SearchPlan } from './search-plan.ts';
import { planSearch } from './search-plan.ts';
import type { Slot } from './slots.ts';

/** The products that a search finds, and what it understood. */
export interface SearchHits {
  /** Rows with their scores; null when no product matches. Hidden products are among them. */
  hits: Scored | null;
  outcome: SearchOutcome;
}

interface Search {
  db: Database;
  catalogue: CatalogueSnapshot;
  query: string;
  /** Whether the last word may be unfinished. */
  isTyping?: boolean;
}

/**
 * Finds the products that have every part of the query. Where none has, those with the parts that
 * most of the query agrees on, unless these say too little.
 */
export async function searchHits({
  db,
  catalogue,
  query,
  isTyping = false,
}: Search): Promise<SearchHits> {
  const plan = await planSearch(db, query, isTyping);
  const key = JSON.stringify(plan.slots);
  const { version } = catalogue;
  const { parts, hits } = catalogue.hits.get(key) ?? (await findHits(db, catalogue, plan.slots));
  // What changed meanwhile may be missing.
  if (version === catalogue.version) catalogue.hits.set(key, { parts, hits });
  if (parts === 0) {
    return { hits: null, outcome: { matched: '', is_partial: false, corrected: plan.corrected } };
  }
  return { hits, outcome: outcomeOf(plan, parts) };
}

/** Finds the products that have the best parts of the query. */
async function findHits(
  db: Database,
  { wordProducts, table }: CatalogueSnapshot,
  slots: readonly Slot[],
): Promise<Hits> {
  const words = await wordProducts.read(db, wordIdsOf(slots));
  const scored = scoreSlots(slots, words, table.size);
  const parts = bestParts(slots, scored);
  return { parts, hits: ranked(scored, parts, table) };
}

/** Percent of the score that a product has which cannot be bought. */
const OUT_OF_STOCK = 85;
const MAX_POPULARITY = 7_000;
const POPULARITY_OF_A_POINT = 20;

/**
 * Returns the products with these parts. What matches well stands first; then what can be bought,
 * then what is bought most.
 */
function ranked({ rows, values, bits }: ScoredParts, parts: number, table: ProductTable): Scored {
  const { popularity } = table.numbers;
  const { isInStock } = table.flags;
  const kept: Scored = { rows: new Int32Array(rows.length), values: new Int32Array(rows.length) };
  let count = 0;
  for (let at = 0; at < rows.length; at += 1) {
    if (((bits[at] as number) & parts) !== parts) continue;
    const row = rows[at] as number;
    const score = values[at] as number;
    const available = isInStock[row] ? score : Math.trunc((score * OUT_OF_STOCK) / 100);
    const bought = Math.min(popularity[row] as number, MAX_POPULARITY);
    kept.rows[count] = row;
    kept.values[count] = available + Math.trunc(bought / POPULARITY_OF_A_POINT);
    count += 1;
  }
  return { rows: kept.rows.subarray(0, count), values: kept.values.subarray(0, count) };
}

function outcomeOf({ slots, corrected }: SearchPlan, parts: number): SearchOutcome {
  const matched = slots.filter((_, at) => parts & bitOf(at));
  return {
    matched: matched.flatMap(({ words }) => words).join(' '),
    is_partial: parts !== requiredBits(slots),
    corrected,
  };
}
