import { sql } from 'drizzle-orm';
import type { Database } from '../../shop-api/db/database.ts';

interface Rows {
  rows: { text: string }[];
}

/** A fingerprint of every row of every table. */
export async function databasePrint(db: Database): Promise<string> {
  const tables = (await db.execute(
    sql`select table_name as text from information_schema.tables
        where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  )) as Rows;
  const prints: string[] = [];
  for (const { text: table } of tables.rows) {
    const { rows } = (await db.execute(
      sql`select count(*) || md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as text
          from ${sql.identifier(table)} t`,
    )) as Rows;
    prints.push(`${table} ${rows[0]?.text}`);
  }
  return prints.join('\n');
}
