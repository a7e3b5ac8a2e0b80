import { sql } from 'drizzle-orm';
import { type Database, selectRows } from '../../../../db/database.ts';
import { catalogueChanges } from '../../../../db/schema/catalogue-changes.ts';
import { searchTerms } from '../../../../db/schema/search-index.ts';
import type { SearchDocument } from '../../../../providers/search/search-server.ts';
import { isNewSince } from '../../product-index/read-changes.ts';
import { wordFields } from '../engine/word-fields.ts';

/** Reads the documents of products; a product without words has none. */
export async function readWordFields(
  db: Database,
  ids: readonly number[],
): Promise<SearchDocument[]> {
  const rows = await selectRows<{ id: number; words: Record<string, number> }>(
    db,
    sql`SELECT ${searchTerms.productId} AS id,
        jsonb_object_agg(${searchTerms.wordId}, ${searchTerms.weight}) AS words
      FROM ${searchTerms} WHERE ${searchTerms.productId} = ANY (${sql.param(ids)}::int[])
      GROUP BY ${searchTerms.productId}`,
  );
  const found = new Map(rows.map(({ id, words }) => [id, wordFields(id, words)]));
  return ids.map((id) => ({ id, fields: found.get(id) }));
}

/** Returns the ids of products with words, from the first one after `last` on. */
export async function idsWithWords(db: Database, last: number, max: number): Promise<number[]> {
  const rows = await selectRows<{ id: number }>(
    db,
    sql`SELECT DISTINCT ${searchTerms.productId} AS id FROM ${searchTerms}
      WHERE ${searchTerms.productId} > ${last} ORDER BY 1 LIMIT ${max}`,
  );
  return rows.map(({ id }) => id);
}

/** The products whose words changed between two snapshots of the database. */
interface ChangedWords {
  /** The snapshot of the database in which they were read. */
  snapshot: string;
  ids: number[];
}

/** Reads which products' words changed after a snapshot; see `readChangesSince`. */
export async function readChangedWords(db: Database, last: string): Promise<ChangedWords> {
  const { searchableId } = catalogueChanges;
  const [row] = await selectRows<ChangedWords>(
    db,
    sql`SELECT pg_current_snapshot()::text AS snapshot,
      ARRAY(SELECT DISTINCT ${searchableId} FROM ${catalogueChanges}
        WHERE ${searchableId} IS NOT NULL AND ${isNewSince(last)} ORDER BY 1) AS ids`,
  );
  if (!row) throw new Error('The database returned no snapshot');
  return row;
}
