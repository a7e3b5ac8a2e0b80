import { type SQL, sql } from 'drizzle-orm';
import { type Database, selectRows } from '../../../db/database.ts';
import { catalogueChanges } from '../../../db/schema/catalogue-changes.ts';

/** What changed in the catalogue between two snapshots of the database. */
export interface Changes {
  /** The snapshot of the database in which the changes were read. */
  snapshot: string;
  productIds: number[];
  wordIds: number[];
  /** Whether a fact was defined, changed or removed, or a category has moved. */
  isOfFacts: boolean;
}

/** Returns the snapshot of the database that a reader sees now. */
export async function currentSnapshot(db: Database): Promise<string> {
  const [row] = await selectRows<{ snapshot: string }>(
    db,
    sql`SELECT pg_current_snapshot()::text AS snapshot`,
  );
  return row?.snapshot ?? '';
}

/**
 * The condition of changes that were committed after a snapshot. A transaction that began earlier
 * and ended later is among them, which a number or a time of the row would miss.
 */
export function isNewSince(last: string): SQL {
  const { changedIn } = catalogueChanges;
  // The snapshot of a replica does not name the transactions that were under way.
  return sql`${changedIn} >= pg_snapshot_xmin(${last}::pg_snapshot)
    AND (pg_is_in_recovery() OR NOT pg_visible_in_snapshot(${changedIn}, ${last}::pg_snapshot))`;
}

/** Reads what was committed after a snapshot. */
export async function readChangesSince(db: Database, last: string): Promise<Changes> {
  const { productId, wordId, isOfFacts } = catalogueChanges;
  const isNew = isNewSince(last);
  const [row] = await selectRows<Changes>(
    db,
    sql`SELECT pg_current_snapshot()::text AS snapshot,
      ARRAY(SELECT DISTINCT ${productId} FROM ${catalogueChanges}
        WHERE ${productId} IS NOT NULL AND ${isNew}) AS "productIds",
      ARRAY(SELECT DISTINCT ${wordId} FROM ${catalogueChanges}
        WHERE ${wordId} IS NOT NULL AND ${isNew}) AS "wordIds",
      EXISTS(SELECT 1 FROM ${catalogueChanges}
        WHERE ${isOfFacts} AND ${isNew}) AS "isOfFacts"`,
  );
  if (!row) throw new Error('The database returned no snapshot');
  return row;
}
