import { bigint, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { products } from './products.ts';

/**
 * Every word that products or concepts can be found by: in plain Latin spelling, and those of Indian
 * scripts as they are written, so that they do not meet English words that look like them.
 */
export const searchWords = pgTable(
  'search_words',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    word: text('word').notNull().unique(),
    /** What spellings of one Indian word have in common; see `fold.ts`. */
    sound: text('sound').notNull(),
    /** The greatest weight of the word in any product: what it is worth as a correction. */
    best: smallint('best').notNull().default(0),
  },
  // LIKE 'x%' uses an index in every collation only with this operator class.
  (table) => [
    index('search_words_by_prefix').on(table.word.op('text_pattern_ops')),
    index('search_words_by_sound').on(table.sound.op('text_pattern_ops')),
  ],
);

/** The words of each product, with their weight. */
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
    // A covering index: a search does not visit the rows, which are ordered by product.
    index('search_terms_by_word').on(table.wordId, table.productId, table.weight),
  ],
);

/** Each sound with one or, if it is long, two letters removed: leads from a mistyped word to it. */
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

/**
 * Products whose texts changed since their words were stored. Triggers write a row for each change,
 * in its transaction; who stores the words deletes the rows whose changes it has read.
 */
export const productsToIndex = pgTable(
  'products_to_index',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Without a foreign key: a deleted product may be among them. */
    productId: integer('product_id').notNull(),
  },
  (table) => [index('products_to_index_by_product').on(table.productId)],
);
