import type { SearchOutcome } from '../../../../../contract/search.ts';
import type { CatalogueSnapshot } from '../../product-index/catalogue-snapshot.ts';
import type { Searching } from '../engine/engine-of.ts';
import { engineOf } from '../engine/engine-of.ts';
import type { Scored } from './accumulator.ts';
import { requiredBits } from './best-parts.ts';
import { bitOf } from './score-slots.ts';
import type { SearchPlan } from './search-plan.ts';
import { planSearch } from './search-plan.ts';

/** The products that a search finds, and what it understood. */
export interface SearchHits {
  /** Rows with their scores; null when no product matches. Hidden products are among them. */
  hits: Scored | null;
  /** Whether there are more products, which the engine did not return. */
  isCut: boolean;
  outcome: SearchOutcome;
}

interface Search {
  ctx: Searching;
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
  ctx,
  catalogue,
  query,
  isTyping = false,
}: Search): Promise<SearchHits> {
  const plan = await planSearch(ctx.db, query, isTyping);
  const { parts, hits, isCut = false } = await engineOf(ctx).find(plan.slots, catalogue);
  if (parts === 0) {
    return {
      hits: null,
      isCut,
      outcome: { matched: '', is_partial: false, corrected: plan.corrected },
    };
  }
  return { hits, isCut, outcome: outcomeOf(plan, parts) };
}

function outcomeOf({ slots, corrected }: SearchPlan, parts: number): SearchOutcome {
  const matched = slots.filter((_, at) => parts & bitOf(at));
  return {
    matched: matched.flatMap(({ words }) => words).join(' '),
    is_partial: parts !== requiredBits(slots),
    corrected,
  };
}
