import { getTableConfig } from 'drizzle-orm/pg-core';
import type { AnyObjectSchema, Schema } from 'yup';
import type { AnyResource } from '../../../contract/kit/resource.ts';
import { columnOf, type EntryTable, type FieldColumns } from './entries.ts';

/** What only one entry may have: the field and its label, by the name of the constraint. */
export type Uniques = Readonly<Record<string, readonly [field: string, label: string]>>;

/** A field that names an entry of another table. */
export interface Reference {
  field: string;
  label: string;
  table: EntryTable;
}

type Rules = Readonly<Record<string, unknown>>;

/** Returns the rules of the fields of a thing, by name. */
export function fieldRules({ fields }: Pick<AnyResource, 'fields'>): Rules {
  return (fields as AnyObjectSchema).fields;
}

/** Returns the label of a field in messages: `Name`. */
export function labelOf(rules: Rules, field: string): string {
  return (rules[field] as Schema).spec.label ?? field;
}

/** Returns the fields whose columns are unique. */
export function uniquesOf(columns: FieldColumns, rules: Rules): Uniques {
  const unique = Object.keys(rules).flatMap((field) => {
    const { isUnique, uniqueName } = columnOf(columns, field);
    return isUnique && uniqueName ? [[uniqueName, [field, labelOf(rules, field)]] as const] : [];
  });
  return Object.fromEntries(unique);
}

/** Returns the fields whose columns name rows of other tables. */
export function referencesOf(columns: FieldColumns, rules: Rules): Reference[] {
  const keys = getTableConfig(columns.table).foreignKeys.map((key) => key.reference());
  return Object.keys(rules).flatMap((field) => {
    const column = columnOf(columns, field);
    const table = keys.find((key) => key.columns[0] === column)?.foreignTable;
    return table ? [{ field, label: labelOf(rules, field), table: table as EntryTable }] : [];
  });
}
