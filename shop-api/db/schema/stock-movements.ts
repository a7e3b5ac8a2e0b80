import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { CorrectionReason, MovementKind } from '../../../contract/staff/movements.ts';

/**
 * Every change of a product's stock. A trigger of `products` writes them, so that the sum of a
 * product's rows is its stock whoever changes it; other triggers refuse every other row and every
 * change of one. While nobody counts a product (its stock is null) the sum is 0.
 */
export const stockMovements = pgTable(
  'stock_movements',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** No foreign key: the history outlives the product. */
    productId: integer('product_id').notNull(),
    /** 0 for a count that found what was expected. */
    delta: integer('delta').notNull(),
    /** Null: from then on nobody counts it. */
    stockAfter: integer('stock_after'),
    kind: text('kind').$type<MovementKind>().notNull(),
    /** The number of the order, or the name of the import; else empty. */
    reference: text('reference').notNull(),
    /** Of a correction. */
    reason: text('reason').$type<CorrectionReason>(),
    note: text('note').notNull(),
    /** The account of a member of staff, which may have been deleted since; else null. */
    byId: integer('by_id'),
    byName: text('by_name').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('stock_movements_by_product').on(table.productId, table.id),
    check(
      'stock_movements_have_a_kind',
      sql`${table.kind} IN ('opening', 'order', 'release', 'cancel', 'replacement', 'return', 'correction', 'count', 'import', 'parts')`,
    ),
  ],
);
