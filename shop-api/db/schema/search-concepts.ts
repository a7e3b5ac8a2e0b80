import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';

/**
 * What words of shoppers mean: other names of one thing (`same`: haldi, turmeric), what is wanted
 * for a use (`use`: puja), or a word that is no typing error of another (`word`: besan). Staff edit
 * it; a search applies it when it is asked.
 */
export const searchConcepts = pgTable(
  'search_concepts',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    kind: text('kind').notNull(),
    /** In any spelling and script, each of one to four words. */
    names: text('names').array().notNull(),
    /** Of a use: what is searched in its place, the likeliest first. Of the others: empty. */
    meanings: text('meanings').array().notNull().default(sql`'{}'`),
    isActive: boolean('is_active').notNull().default(true),
    /** Null: as delivered with the shop. */
    editedAt: timestamp('edited_at', { withTimezone: true }),
  },
  (table) => [
    check('search_concepts_are_of_a_kind', sql`${table.kind} IN ('same', 'use', 'word')`),
    check('search_concepts_have_names', sql`cardinality(${table.names}) > 0`),
  ],
);

/** The names of the active concepts, by which a search finds them. */
export const searchConceptNames = pgTable(
  'search_concept_names',
  {
    /** How its words sound. */
    phrase: text('phrase').notNull(),
    /** Its words in plain Latin spelling, without fillers. */
    spelling: text('spelling').notNull(),
    conceptId: integer('concept_id')
      .notNull()
      .references(() => searchConcepts.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.phrase, table.spelling, table.conceptId] }),
    // LIKE 'x%' uses an index in every collation only with this operator class.
    index('search_concept_names_by_beginning').on(table.spelling.op('text_pattern_ops')),
    index('search_concept_names_by_concept').on(table.conceptId),
  ],
);
