import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { InferType } from 'yup';
import type { AnyResource } from '../../../contract/kit/resource.ts';
import type { Database } from '../../db/database.ts';
import { type DomainError, notFound } from '../kernel/errors.ts';
import type { Managed } from '../trail/managed.ts';
import { type EntryFields, type EntryTable, readRows, toFields } from './entries.ts';
import {
  fieldRules,
  type Reference,
  referencesOf,
  type Uniques,
  uniquesOf,
} from './table-rules.ts';

/** A value that the database computes for each row: its names of tables and columns are written out. */
type Computed = SQL | ((now: Date) => SQL);

/** A move of the contract: `POST /staff/vouchers/{id}/end/`. */
interface Move<Given> {
  /** Its name in the trail: `ended`. */
  action: string;
  /** Returns the fields that differ afterwards. */
  change: (before: Given, now: Date) => Partial<Given>;
}

/** How a thing of the contract is stored, and the rules that only it has. */
interface Stored<Given, Table extends EntryTable = EntryTable> {
  table: Table;
  /** It names people: see `Managed`. */
  isPrivate?: true;
  /** The refusal of an entry that does not exist. */
  missing?: () => DomainError;
  /** The columns of fields that have another name: `{ minimum: 'min_total_paise' }`. */
  renamed?: Readonly<Record<string, string>>;
  /** By name: for rows, filters, searches and sorting. */
  computed?: Readonly<Record<string, Computed>>;
  /** What a list is sorted by, where it is not a column or a computed value of that name. */
  sorts?: Readonly<Record<string, readonly (PgColumn | SQL)[]>>;
  /** They stand in an order: `position`. */
  isOrdered?: true;
  /** The field whose values each have an order of their own. */
  within?: keyof Given & string;
  /** Of rows with the same value the newer one is first. */
  isNewestFirst?: true;
  /** The cache tags of the pages that display it; `{id}` is its number. */
  tags: readonly string[];
  /** The computed counts that forbid to remove an entry, each with its words. */
  usedBy?: Readonly<Record<string, readonly [one: string, many: string]>>;
  /** Returns what is stored of checked fields: a slug made of the name. Errors: `invalid`. */
  complete?(fields: Given, now: Date): EntryFields;
  /** Refuses fields, of a new entry without id, for a reason that takes the database. Errors: `invalid`. */
  check?(tx: Database, fields: Given, id: number | undefined): Promise<void>;
  /** Writes what stands beside a row that was written, or is removed next. */
  beside?(tx: Database, row: Table['$inferSelect'], isRemoved: boolean): Promise<void>;
  /** Changes that are calls of their own, by the ends of their paths. */
  moves?: Readonly<Record<string, Move<Given>>>;
}

/** A thing that staff manage, with the table that stores it. */
export interface Resource extends AnyResource, Stored<EntryFields> {
  /** For the trail, its versions and its conflicts. */
  managed: Managed<number, EntryFields>;
  /** What the table says: which values only one entry may have, and which name other entries. */
  uniques: Uniques;
  references: readonly Reference[];
}

/** Returns a thing of the contract that a table stores. */
export function storedIn<Of extends AnyResource, Table extends EntryTable>(
  of: Of,
  stored: Stored<InferType<Of['fields']>, Table>,
): Resource {
  const rules = fieldRules(of);
  const names = Object.keys(rules);
  const all = stored.isOrdered ? [...names, 'position'] : names;
  const managed: Managed<number, EntryFields> = {
    kind: of.kind,
    isPrivate: stored.isPrivate,
    missing: stored.missing ?? (() => notFound('entry_not_found', of.one)),
    read: async (tx, ids) => {
      const rows = await readRows(tx, stored.table, ids);
      return new Map(rows.map((row) => [row.id, toFields(stored, all, row)]));
    },
  };
  const [uniques, references] = [uniquesOf(stored, rules), referencesOf(stored, rules)];
  return { ...of, ...stored, moves: stored.moves ?? {}, managed, uniques, references };
}
