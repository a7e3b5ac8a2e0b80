import { sql } from 'drizzle-orm';
import { type Database, selectRows } from '@/shop-api/db/database';

/** Returns the definitions of all indexes and constraints, sorted. */
export async function tableParts(db: Database): Promise<string[]> {
  const rows = await selectRows<{ part: string }>(
    db,
    sql`SELECT indexdef AS part FROM pg_indexes WHERE schemaname = 'public'
      UNION ALL SELECT conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid)
      FROM pg_constraint WHERE connamespace = 'public'::regnamespace ORDER BY 1`,
  );
  return rows.map(({ part }) => part);
}
