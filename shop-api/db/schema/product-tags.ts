import { index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { products } from './products.ts';
import { tags } from './tags.ts';

/** Which product carries which tag. */
export const productTags = pgTable(
  'product_tags',
  {
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    tagId: integer('tag_id')
      .notNull()
      .references(() => tags.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.tagId] }),
    index('product_tags_by_tag').on(table.tagId, table.productId),
  ],
);
