import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { ReviewPhotoState } from '../../../contract/catalogue/review-moves.ts';
import { bytes } from './bytes.ts';
import { reviews } from './reviews.ts';

/**
 * Pictures of reviews, encoded again from their pixels. Rows and not files, as those of return
 * requests: a picture that staff have not shown is nowhere to be found, and a deleted one is gone.
 */
export const reviewPhotos = pgTable(
  'review_photos',
  {
    /** The id in the address of the picture; random. */
    id: text('id').primaryKey(),
    reviewId: integer('review_id')
      .notNull()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    state: text('state').$type<ReviewPhotoState>().notNull().default('waiting'),
    /** Pixels of the large file. */
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    small: bytes('small').notNull(),
    large: bytes('large').notNull(),
  },
  (table) => [
    index('review_photos_by_review').on(table.reviewId, table.position),
    index('review_photos_to_look_at').on(table.reviewId).where(sql`${table.state} = 'waiting'`),
    check('review_photos_are_in_a_state', sql`${table.state} IN ('waiting', 'shown', 'hidden')`),
  ],
);
