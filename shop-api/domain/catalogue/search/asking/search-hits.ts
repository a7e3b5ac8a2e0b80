import type { SearchOutcome } from '../../../../../contract/catalogue/search.ts';
import type { CatalogueSnapshot } from '../../product-index/catalogue-snapshot.ts';
import { engineOf, type Searching } from '../engine/engine-of.ts';
import type { Scored } from './accumulator.ts';
import { requiredBits } from './best-parts.ts';
import { bitOf } from './score-slots.ts';
import { planSearch, type SearchPlan } from './search-plan.ts';
import { mostBought, withinPrice } from './within-price.ts';

/** The products that a search finds, and what it understood. */
export interface SearchHits {
  /** Rows with their scores; null when no product matches. */
  hits: Scored | null;
  /** Whether there are more products, which the engine did not return. */
  isCut: boolean;
  outcome: SearchOutcome;
  /** Whether a part of the query names what the shop does not sell. */
  namesUnsold: boolean;
}

export interface Search {
  ctx: Searching;
  catalogue: CatalogueSnapshot;
  query: string;
  /** Whether the last word may be unfinished. */
  isTyping?: boolean;
}

/**
 * Finds the products that have every part of the query. Where none has, those with the parts that
 * most of the query agrees on, unless these say too little. A price that none has is ignored.
 */
export async function searchHits({
  ctx,
  catalogue,
  query,
  isTyping = false,
}: Search): Promise<SearchHits> {
  const plan = await planSearch(ctx.db, query, isTyping);
  const { table } = catalogue;
  const namesUnsold = plan.slots.some(({ isNotSold }) => isNotSold);
  if (plan.slots.length === 0 && plan.price) {
    const hits = withinPrice(mostBought(table), plan.price, table);
    return { hits, isCut: false, outcome: outcomeOf(plan, 0), namesUnsold };
  }
  const { parts, hits, isCut = false } = await engineOf(ctx).find(plan.slots, catalogue);
  const outcome = outcomeOf(plan, parts);
  if (parts === 0) {
    return { hits: null, isCut, outcome: { ...outcome, is_partial: false }, namesUnsold };
  }
  const affordable = plan.price ? withinPrice(hits, plan.price, table) : hits;
  if (affordable.rows.length > 0) return { hits: affordable, isCut, outcome, namesUnsold };
  return { hits, isCut, outcome: { ...outcome, is_partial: true }, namesUnsold };
}

function outcomeOf({ slots, corrected, written }: SearchPlan, parts: number): SearchOutcome {
  const matched = slots.filter((_, at) => parts & bitOf(at));
  return {
    matched: matched.flatMap(({ words }) => words.map(written)).join(' '),
    is_partial: parts !== requiredBits(slots),
    corrected,
  };
}
