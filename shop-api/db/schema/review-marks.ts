import { index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { customers } from './customers.ts';
import { reviews } from './reviews.ts';

/** Which reviews customers have marked as helpful, each of them once. */
export const reviewMarks = pgTable(
  'review_marks',
  {
    reviewId: integer('review_id')
      .notNull()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.reviewId, table.customerId] }),
    index('review_marks_by_customer').on(table.customerId),
  ],
);
