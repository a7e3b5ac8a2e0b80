import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type {
  ImportAbout,
  ImportCounts,
  ImportOptions,
  ImportState,
  RowChanges,
  RowNote,
  RowVerdict,
  SentFiles,
} from '../../../contract/catalogue/import-shapes.ts';

/** Files of goods that staff have sent, and how far each has come. */
export const imports = pgTable(
  'imports',
  {
    id: serial('id').primaryKey(),
    state: text('state').$type<ImportState>().notNull(),
    files: jsonb('files').$type<SentFiles>().notNull(),
    options: jsonb('options').$type<ImportOptions>().notNull(),
    /** What the file turned out to be; null until it is read. */
    about: jsonb('about').$type<ImportAbout>(),
    counts: jsonb('counts').$type<ImportCounts>(),
    /** Rows of the present step that are done, and all of them. */
    done: integer('done').notNull().default(0),
    total: integer('total').notNull().default(0),
    /** Why the step ended; empty without a reason. */
    problem: text('problem').notNull().default(''),
    /** Pictures that could not be had, in the result. */
    lostPictures: jsonb('lost_pictures').$type<RowNote[]>().notNull().default([]),
    /** Who sent it; null: the command line. */
    byId: integer('by_id'),
    byName: text('by_name').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** When a running step last said that it runs. */
    beatAt: timestamp('beat_at', { withTimezone: true }),
  },
  (table) => [index('imports_by_state').on(table.state)],
);

/** The rows of a file, as the dry run found them. */
export const importRows = pgTable(
  'import_rows',
  {
    importId: integer('import_id')
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    row: integer('row').notNull(),
    sku: text('sku').notNull(),
    name: text('name').notNull(),
    verdict: text('verdict').$type<RowVerdict>().notNull(),
    productId: integer('product_id'),
    /** Of the product, when the row was compared with it. */
    version: bigint('version', { mode: 'number' }),
    /** The whole product to write; null where nothing is written. */
    fields: jsonb('fields').$type<object>(),
    changes: jsonb('changes').$type<RowChanges>().notNull(),
    notes: jsonb('notes').$type<RowNote[]>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.row] }),
    index('import_rows_by_verdict').on(table.importId, table.verdict, table.row),
  ],
);
