import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { pictures } from './pictures.ts';
import { products } from './products.ts';

/** The gallery of a product. Position 1 is the picture on its card. */
export const productPictures = pgTable(
  'product_pictures',
  {
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    pictureId: text('picture_id')
      .notNull()
      .references(() => pictures.id),
    /** What it shows: `front`, `still`, `plate` or `back`. */
    view: text('view').notNull(),
    alt: text('alt').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.position] }),
    index('product_pictures_by_picture').on(table.pictureId),
  ],
);
