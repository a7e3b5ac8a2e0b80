import { getTableColumns, inArray } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { toPaise, toRupees } from '../../../contract/shop/money.ts';
import type { Database } from '../../db/database.ts';

/** A table of entries that have numbers. */
export type EntryTable = PgTable & { id: PgColumn };

/** An entry as the contract writes it: JSON, with names such as `starts_at`. */
export type EntryFields = Record<string, unknown>;

/** A row of a table, with names such as `startsAt`. */
export type EntryRow = Record<string, unknown>;

/**
 * The column of each field: that of the same name, with `_paise` for money and `_html` for rich text,
 * unless `renamed` says another.
 */
export interface FieldColumns {
  table: EntryTable;
  /** `{ minimum: 'min_total_paise' }`. */
  renamed?: Readonly<Record<string, string>> | undefined;
}

/** Returns the column of a field. @throws Error where the table has none */
export function columnOf(columns: FieldColumns, field: string): PgColumn {
  return found(columns, field)[1];
}

/** Returns fields of a row as the contract writes them. */
export function toFields(
  columns: FieldColumns,
  names: readonly string[],
  row: Readonly<EntryRow>,
): EntryFields {
  return Object.fromEntries(
    names.map((name) => {
      const [key, column] = found(columns, name);
      return [name, toJson(column, row[key])];
    }),
  );
}

/** Returns the columns of fields, as they are stored. */
export function toColumns(columns: FieldColumns, fields: Readonly<EntryFields>): EntryRow {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => {
      const [key, column] = found(columns, name);
      return [key, toStored(column, value)];
    }),
  );
}

/** Reads the rows of entries. */
export async function readRows(tx: Database, table: EntryTable, ids: readonly number[]) {
  const rows = await tx
    .select()
    .from(table)
    .where(inArray(table.id, [...ids]));
  return rows as ({ id: number } & EntryRow)[];
}

function found({ table, renamed = {} }: FieldColumns, field: string): [string, PgColumn] {
  const name = renamed[field] ?? field;
  const names = [name, `${name}_paise`, `${name}_html`];
  const entry = Object.entries(getTableColumns(table)).find(([, { name: own }]) =>
    names.includes(own),
  );
  if (!entry) throw new Error(`No column holds the field ${field}`);
  return entry as [string, PgColumn];
}

const isMoment = (column: PgColumn) => column.getSQLType().startsWith('timestamp');

/** On the wire money is rupees. */
const isMoney = ({ name }: PgColumn) => name.endsWith('_paise');

function toStored(column: PgColumn, value: unknown): unknown {
  if (isMoney(column) && typeof value === 'number') return toPaise(value);
  return isMoment(column) && typeof value === 'string' ? new Date(value) : value;
}

function toJson(column: PgColumn, value: unknown): unknown {
  if (value instanceof Date) return value.toISOString();
  if (isMoney(column) && typeof value === 'number') return toRupees(value);
  // The database has seconds: `09:30:00`.
  return column.getSQLType() === 'time' && value ? (value as string).slice(0, 5) : value;
}
