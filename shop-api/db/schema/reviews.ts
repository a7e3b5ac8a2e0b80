import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import { customers } from './customers.ts';
import { products } from './products.ts';

/** The words of a review and of its author, by which the desk finds it. */
export const reviewWords = ({ name, text }: Record<'name' | 'text', AnyPgColumn>): SQL =>
  sql`to_tsvector('simple', ${name} || ' ' || ${text})`;

/** Reviews of products; one per customer and product. */
export const reviews = pgTable(
  'reviews',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    customerId: integer('customer_id').references(() => customers.id, { onDelete: 'set null' }),
    /** The author's name as displayed. */
    name: text('name').notNull(),
    rating: integer('rating').notNull(),
    text: text('text').notNull().default(''),
    isPublished: boolean('is_published').notNull().default(true),
    /** What the shop answers below it; empty: nothing. */
    answer: text('answer').notNull().default(''),
    answeredAt: timestamp('answered_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    unique('reviews_one_a_customer').on(table.productId, table.customerId),
    // A query that says DESC means NULLS FIRST; an index of another order is not used.
    index('reviews_newest_first').on(
      table.productId,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('reviews_by_time').on(table.createdAt, table.id),
    index('reviews_by_words').using('gin', reviewWords(table)),
    check('reviews_give_one_to_five_stars', sql`${table.rating} BETWEEN 1 AND 5`),
  ],
);
