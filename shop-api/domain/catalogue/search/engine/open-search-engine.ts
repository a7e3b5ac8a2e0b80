import type { Database } from '../../../../db/database.ts';
import type { FoundDocuments, SearchServer } from '../../../../providers/search/search-server.ts';
import type { Hits } from '../../product-index/catalogue-snapshot.ts';
import type { ProductTable } from '../../product-index/product-table.ts';
import { bestParts, requiredBits } from '../asking/best-parts.ts';
import { bitOf, type ScoredParts } from '../asking/score-slots.ts';
import type { Slot } from '../asking/slots.ts';
import { readWholeIndex } from '../feed/search-feed.ts';
import { rankHits } from './rank-hits.ts';
import type { SearchEngine } from './search-engine.ts';
import { isFindable, queryOfAnyPart, queryOfParts } from './slot-query.ts';

/** The server has no index with all products: it is being filled. */
export class IndexNotWhole extends Error {
  override name = 'IndexNotWhole';
}

/** What OpenSearch returns of one search unless its index is configured otherwise. */
const MAX_HITS = 10_000;

const NOTHING: Hits = { parts: 0, hits: { rows: new Int32Array(0), values: new Int32Array(0) } };

/**
 * Finds products by the words that an OpenSearch server holds. It knows a change after the feed has
 * sent it, and returns the 10,000 hits that match best.
 */
export function openSearchEngine(db: Database, server: SearchServer): SearchEngine {
  return {
    /** @throws {IndexNotWhole}, and SearchServerError when the server does not answer */
    async find(slots, { table }) {
      const required = slots.filter(({ isRequired }) => isRequired);
      if (!required.some(isFindable)) return NOTHING;
      const index = await readWholeIndex(db);
      if (index === undefined) throw new IndexNotWhole('The search server is being filled');
      const asked = { server, index, slots, table };
      if (required.every(isFindable)) {
        const whole = await findParts(asked, requiredBits(slots));
        if (whole.hits.rows.length > 0) return whole;
      }
      return findBestParts(asked);
    },
  };
}

interface Asked {
  server: SearchServer;
  index: string;
  slots: readonly Slot[];
  table: ProductTable;
}

/** Finds the products that have all of these parts of the query. */
async function findParts({ server, index, slots, table }: Asked, parts: number): Promise<Hits> {
  const found = await server.find(index, queryOfParts(slots, parts), MAX_HITS);
  const scored = toScored(found, table, () => parts);
  return { parts, hits: rankHits(scored, parts, table), isCut: found.isCut };
}

/** Finds the products with the parts that most of the query agrees on. */
async function findBestParts(asked: Asked): Promise<Hits> {
  const { server, index, slots, table } = asked;
  const found = await server.find(index, queryOfAnyPart(slots), MAX_HITS);
  const scored = toScored(found, table, bitsOf);
  const parts = bestParts(slots, scored);
  if (parts === 0) return NOTHING;
  return found.isCut ? findParts(asked, parts) : { parts, hits: rankHits(scored, parts, table) };
}

const bitsOf = (names: readonly string[]) =>
  names.reduce((bits, name) => bits | bitOf(Number(name)), 0);

/** Products that are not in the table are left out: it knows what was deleted before the server does. */
function toScored(
  { documents }: FoundDocuments,
  table: ProductTable,
  bits: (names: readonly string[]) => number,
): ScoredParts {
  const known = documents.flatMap(({ id, score, names }) => {
    const row = table.rowOf(id);
    return row === undefined ? [] : [{ row, value: Math.round(score), bits: bits(names) }];
  });
  return {
    rows: Int32Array.from(known, ({ row }) => row),
    values: Int32Array.from(known, ({ value }) => value),
    bits: Int32Array.from(known, (one) => one.bits),
  };
}
