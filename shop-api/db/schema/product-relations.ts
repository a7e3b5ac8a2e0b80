import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { products } from './products.ts';

/** Products shown beside a product: `related` go with it, `other` are worth a look. */
export const productRelations = pgTable(
  'product_relations',
  {
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<'related' | 'other'>().notNull(),
    position: integer('position').notNull(),
    shownId: integer('shown_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.kind, table.position] }),
    index('product_relations_by_shown').on(table.shownId),
    check('product_relations_have_a_kind', sql`${table.kind} IN ('related', 'other')`),
    check('product_relations_join_two', sql`${table.productId} <> ${table.shownId}`),
  ],
);
