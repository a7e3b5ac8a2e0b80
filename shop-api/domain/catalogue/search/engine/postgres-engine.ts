import type { Database } from '../../../../db/database.ts';
import type { CatalogueSnapshot, Hits } from '../../product-index/catalogue-snapshot.ts';
import { bestParts } from '../asking/best-parts.ts';
import { scoreSlots, wordIdsOf } from '../asking/score-slots.ts';
import type { Slot } from '../asking/slots.ts';
import { rankHits } from './rank-hits.ts';
import type { SearchEngine } from './search-engine.ts';

/**
 * Finds products by the words that the database stores, scored in memory. It knows each change that
 * was committed before the search, and returns every hit.
 */
export function postgresEngine(db: Database): SearchEngine {
  return {
    async find(slots, catalogue) {
      const key = JSON.stringify(slots);
      const { version } = catalogue;
      const found = catalogue.hits.get(key) ?? (await findHits(db, catalogue, slots));
      // What changed meanwhile may be missing.
      if (version === catalogue.version) catalogue.hits.set(key, found);
      return found;
    },
  };
}

async function findHits(
  db: Database,
  { wordProducts, table }: CatalogueSnapshot,
  slots: readonly Slot[],
): Promise<Hits> {
  const words = await wordProducts.read(db, wordIdsOf(slots));
  const scored = scoreSlots(slots, words, table.size);
  const parts = bestParts(slots, scored);
  return { parts, hits: rankHits(scored, parts, table) };
}
