import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';

/** Some fields of an entry, by name. */
type Fields = Record<string, unknown>;

/** The name of who changed something, by which the list of changes finds it. */
export const authorName = ({ byName }: Record<'byName', AnyPgColumn>): SQL => sql`lower(${byName})`;

/**
 * What people changed at the desk: who, when, what. Triggers refuse every change of a row. The id of
 * a thing's newest row is its version.
 */
export const trail = pgTable(
  'trail',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** `product`, `category` … */
    objectKind: text('object_kind').notNull(),
    objectId: text('object_id').notNull(),
    /** `added`, `changed`, `removed`, or the name of a move: `published`. */
    action: text('action').notNull(),
    /** The account, which may have been deleted since; null for the command line. */
    byId: integer('by_id'),
    byName: text('by_name').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    /** The fields that differ, as they were; null for what was added. */
    before: jsonb('before').$type<Fields>(),
    /** The same fields as they are since; null for what was removed. */
    after: jsonb('after').$type<Fields>(),
  },
  (table) => [
    index('trail_by_object').on(table.objectKind, table.objectId, table.id),
    index('trail_by_time').on(table.at, table.id),
    index('trail_by_kind').on(table.objectKind, table.at, table.id),
    index('trail_by_action').on(table.action, table.at, table.id),
    index('trail_by_author').on(table.byId, table.at, table.id),
    index('trail_by_name_of_author').on(sql`${authorName(table)} text_pattern_ops`),
  ],
);
