import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';

/** Every folded word that products can be found by. */
export const searchWords = pgTable(
  'search_words',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    word: text('word').notNull().unique(),
  },
  // LIKE 'x%' uses an index in every collation only with this operator class.
  (table) => [index('search_words_by_prefix').on(table.word.op('text_pattern_ops'))],
);
