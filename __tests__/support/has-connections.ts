import { sql } from 'drizzle-orm';
import { type Database, selectRows } from '@/shop-api/db/database';

/** Returns false for PGlite, whose only connection cannot be cut. */
export async function hasConnections(db: Database): Promise<boolean> {
  const counted = sql`SELECT 1 FROM pg_stat_activity WHERE pid <> pg_backend_pid()`;
  return (await selectRows(db, counted)).length > 0;
}
