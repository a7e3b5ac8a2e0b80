import { once } from 'node:events';
import { getTableColumns, getTableName } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { from } from 'pg-copy-streams';
import type { Database } from './database.ts';

/** The connection of a transaction: to PostgreSQL, or what PGlite has in its place. */
type Connection =
  | pg.Client
  | { query(statement: string, values: [], files: { blob: Blob }): Promise<unknown> };

/**
 * Adds rows by COPY, several times as fast as INSERT. All rows have the fields of the first one; a
 * missing value is null. Inside a transaction only.
 */
export async function copyRows<Table extends PgTable>(
  tx: Database,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const fields = Object.entries(getTableColumns(table)).filter(([key]) => key in first);
  const names = fields.map(([, { name }]) => `"${name}"`).join(', ');
  const lines = rows.map((row) => lineOf(row, fields)).join('');
  const { client } = tx._.session as unknown as { client: Connection };
  const into = `COPY "${getTableName(table)}" (${names}) FROM`;
  if (client instanceof pg.Client) await send(client, `${into} STDIN`, lines);
  else await client.query(`${into} '/dev/blob'`, [], { blob: new Blob([lines]) });
}

async function send(client: pg.Client, statement: string, lines: string): Promise<void> {
  const stream = client.query(from(statement));
  stream.end(lines);
  await once(stream, 'finish');
}

function lineOf(row: Record<string, unknown>, fields: readonly [string, PgColumn][]): string {
  const values = fields.map(([key, column]) => {
    const value = row[key] ?? null;
    return value === null ? '\\N' : escaped(String(column.mapToDriverValue(value)));
  });
  return `${values.join('\t')}\n`;
}

const SPECIAL: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

function escaped(text: string): string {
  return text.replace(/[\\\t\n\r]/g, (sign) => SPECIAL[sign] ?? sign);
}
