import { integer, pgTable, primaryKey, timestamp } from 'drizzle-orm/pg-core';
import { products } from './products.ts';

/**
 * What each product has cost since when. Triggers of `products` write it whoever changes a price, so
 * that the lowest price of 30 days is a fact and no claim.
 */
export const productPrices = pgTable(
  'product_prices',
  {
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    since: timestamp('since', { withTimezone: true }).notNull(),
    pricePaise: integer('price_paise').notNull(),
    /** The sale price that made it, which may be gone since. */
    salePriceId: integer('sale_price_id'),
  },
  (table) => [primaryKey({ columns: [table.productId, table.since] })],
);
