import { index, integer, pgTable, primaryKey, smallint } from 'drizzle-orm/pg-core';
import { products } from './products.ts';
import { searchWords } from './search-words.ts';

/** Which word finds which product, and how strongly. */
export const searchTerms = pgTable(
  'search_terms',
  {
    wordId: integer('word_id')
      .notNull()
      .references(() => searchWords.id, { onDelete: 'cascade' }),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    weight: smallint('weight').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.wordId] }),
    // Holds all a search reads, so that it need not visit the rows, which lie by product.
    index('search_terms_by_word').on(table.wordId, table.productId, table.weight),
  ],
);
