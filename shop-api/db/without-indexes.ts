import { getTableName, sql, type Table } from 'drizzle-orm';
import { type Database, selectRows } from './database.ts';

/** A part of a table as SQL: how it goes and how it comes back. */
interface Part {
  drop: string;
  add: string;
}

/**
 * Runs `work` while tables have no triggers of the shop, no foreign keys and no indexes but those of
 * their keys, and makes these again: one pass over many new rows instead of a step for each. Everything is in the
 * transaction, so an interruption leaves the tables as they were; nobody reads them meanwhile.
 * @throws the error of PostgreSQL when a new row breaks a foreign key
 */
export async function withoutIndexes(
  tx: Database,
  tables: readonly Table[],
  work: () => Promise<void>,
): Promise<void> {
  const names = tables.map(getTableName);
  const parts = [
    ...tables.map(triggersOf),
    ...(await indexesOf(tx, names)),
    ...(await foreignKeysOf(tx, names)),
  ];
  for (const { drop } of parts) await tx.execute(sql.raw(drop));
  await work();
  for (const { add } of parts) await tx.execute(sql.raw(add));
}

function triggersOf(table: Table): Part {
  const name = getTableName(table);
  return {
    drop: `ALTER TABLE "${name}" DISABLE TRIGGER USER`,
    add: `ALTER TABLE "${name}" ENABLE TRIGGER USER`,
  };
}

function indexesOf(tx: Database, tables: readonly string[]): Promise<Part[]> {
  return selectRows<Part>(
    tx,
    sql`SELECT format('DROP INDEX %s', indexrelid::regclass) AS drop,
        pg_get_indexdef(indexrelid) AS add
      FROM pg_index WHERE indrelid = ANY (${sql.param(tables)}::regclass[])
        AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid)`,
  );
}

function foreignKeysOf(tx: Database, tables: readonly string[]): Promise<Part[]> {
  return selectRows<Part>(
    tx,
    sql`SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname) AS drop,
        format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname,
          pg_get_constraintdef(oid)) AS add
      FROM pg_constraint WHERE contype = 'f' AND conrelid = ANY (${sql.param(tables)}::regclass[])`,
  );
}
