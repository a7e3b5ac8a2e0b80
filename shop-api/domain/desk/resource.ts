import type { InferType, ObjectSchema } from 'yup';
import type { AnyResource } from '../../../contract/kit/resource.ts';
import type { Database } from '../../db/database.ts';
import type { DomainError } from '../kernel/errors.ts';
import type { Managed } from '../trail/managed.ts';
import { type EntryFields, type EntryTable, readRows, toFields } from './entries.ts';

/** How a thing of the contract is stored, and the rules that only it has. */
interface Stored<Given> {
  /** The refusal of an entry that does not exist. */
  missing: () => DomainError;
  table: EntryTable;
  /** The columns of fields that have another name: `{ description: 'description_html' }`. */
  renamed?: Readonly<Record<string, string>>;
  /** The fields with rich text, each with its label. */
  rich?: Readonly<Record<string, string>>;
  /** What only one entry may have: the field and its label, by the name of the constraint. */
  uniques?: Readonly<Record<string, readonly [field: string, label: string]>>;
  /** They stand in an order: `position`. */
  isOrdered?: true;
  /** The field whose values each have an order of their own. */
  within?: string;
  /** Of rows with the same value the newer one is first. */
  isNewestFirst?: true;
  /** The cache tags of the pages that display it. */
  tags: readonly string[];
  /** Refuses fields for a reason that takes the database. Errors: `invalid` by field. */
  check?(tx: Database, fields: Given): Promise<void>;
}

/** A thing that staff manage, with the table that stores it. */
export interface Resource extends AnyResource, Stored<EntryFields> {
  /** For the trail, its versions and its conflicts. */
  managed: Managed<number, EntryFields>;
}

/** Returns a thing of the contract that a table stores. */
export function storedIn<Of extends AnyResource>(
  of: Of,
  stored: Stored<InferType<Of['fields']>>,
): Resource {
  const names = Object.keys((of.fields as ObjectSchema<object>).fields);
  const all = stored.isOrdered ? [...names, 'position'] : names;
  const managed: Managed<number, EntryFields> = {
    kind: of.kind,
    missing: stored.missing,
    read: async (tx, ids) => {
      const rows = await readRows(tx, stored.table, ids);
      return new Map(rows.map((row) => [row.id, toFields(stored, all, row)]));
    },
  };
  return { ...of, ...stored, managed };
}
