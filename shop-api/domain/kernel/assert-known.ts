import { inArray } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { manageMessages } from '../../../contract/messages/manage.ts';
import type { Database } from '../../db/database.ts';
import { sqlStateOf } from '../../db/transaction.ts';
import { invalidField } from './errors.ts';

/** A field that names other entries. */
export interface NamedEntries {
  field: string;
  label: string;
  table: PgTable & { id: PgColumn };
  ids: readonly (number | string | null | undefined)[];
}

/** Requires that all entries exist; null names nothing. Errors: `invalid` for the field. */
export async function assertKnown(
  tx: Database,
  { field, label, table, ids }: NamedEntries,
): Promise<void> {
  const wanted = [...new Set(ids)].filter((id) => id !== null && id !== undefined);
  if (wanted.length === 0) return;
  const known = await tx.$count(table, inArray(table.id, wanted));
  if (known < wanted.length)
    throw invalidField(field, 'entry_unknown', manageMessages.unknown(label));
}

/** SQLSTATE of a second row with what only one may have. */
const NOT_UNIQUE = '23505';

/** Runs a write of what must be unique. Errors: `invalid` for the field that another entry has. */
export async function assertFree<T>(
  uniques: Readonly<Record<string, readonly [field: string, label: string]>>,
  write: () => PromiseLike<T>,
): Promise<T> {
  try {
    return await write();
  } catch (error) {
    const [, taken] =
      Object.entries(uniques).find(([constraint]) => constraintOf(error) === constraint) ?? [];
    if (sqlStateOf(error) !== NOT_UNIQUE || !taken) throw error;
    const [field, label] = taken;
    throw invalidField(field, 'entry_taken', manageMessages.taken(label));
  }
}

function constraintOf(error: unknown): unknown {
  if (!(error instanceof Error)) return undefined;
  const { constraint } = error as { constraint?: unknown };
  return constraint ?? constraintOf(error.cause);
}
