import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { searchWords } from './search-words.ts';

/** Each word with one letter left out: how a mistyped word finds its neighbours. */
export const searchVariants = pgTable(
  'search_variants',
  {
    variant: text('variant').notNull(),
    wordId: integer('word_id')
      .notNull()
      .references(() => searchWords.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.variant, table.wordId] }),
    index('search_variants_by_word').on(table.wordId),
  ],
);
