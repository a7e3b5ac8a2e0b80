import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, pgView, primaryKey } from 'drizzle-orm/pg-core';
import { products } from './products.ts';

/** What a bundle consists of: a product with parts is a bundle, and is sold for a price of its own. */
export const bundleParts = pgTable(
  'bundle_parts',
  {
    bundleId: integer('bundle_id')
      .notNull()
      .references(() => products.id),
    partId: integer('part_id')
      .notNull()
      .references(() => products.id),
    /** Pieces of the part in one bundle. */
    quantity: integer('quantity').notNull(),
    position: integer('position').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.bundleId, table.partId] }),
    index('bundle_parts_by_part').on(table.partId),
    check('bundle_parts_have_a_quantity', sql`${table.quantity} >= 1`),
    check('bundle_parts_join_two', sql`${table.bundleId} <> ${table.partId}`),
  ],
);

/**
 * What leaves the shelf when one piece of a product is sold: the product itself, or the parts of a
 * bundle. Stock, tax and locks of orders read it (decision 0123).
 */
export const productPieces = pgView('product_pieces', {
  productId: integer('product_id').notNull(),
  pieceId: integer('piece_id').notNull(),
  quantity: integer('quantity').notNull(),
  position: integer('position').notNull(),
}).as(sql`SELECT product.id AS product_id, coalesce(part.part_id, product.id) AS piece_id,
  coalesce(part.quantity, 1) AS quantity, coalesce(part.position, 1) AS position
  FROM products product LEFT JOIN bundle_parts part ON part.bundle_id = product.id`);
