import { boolean, integer, jsonb, numeric, pgTable, text } from 'drizzle-orm/pg-core';
import { products } from './products.ts';

/** What the Packaged Commodities Rules and the licences ask a seller to show. */
const labelFacts = {
  netQuantityValue: numeric('net_quantity_value', { mode: 'number' }),
  netQuantityUnit: text('net_quantity_unit'),
  /** Price of one `unitPricePer` (g, kg, ml, L or unit), from the MRP. */
  unitPricePaise: integer('unit_price_paise'),
  unitPricePer: text('unit_price_per'),
  ingredients: text('ingredients').notNull().default(''),
  howToUse: text('how_to_use').notNull().default(''),
  storage: text('storage').notNull().default(''),
  shelfLifeMonths: integer('shelf_life_months'),
  /** Null: not a food. */
  isVeg: boolean('is_veg'),
  licenceType: text('licence_type'),
  licenceNumber: text('licence_number'),
  makerName: text('maker_name'),
  makerAddress: text('maker_address'),
  importerName: text('importer_name'),
  importerAddress: text('importer_address'),
};

/** What only the page of a product shows; each product has one row. */
export const productDetails = pgTable('product_details', {
  productId: integer('product_id')
    .primaryKey()
    .references(() => products.id, { onDelete: 'cascade' }),
  benefits: jsonb('benefits').$type<string[]>().notNull().default([]),
  descriptionHtml: text('description_html').notNull().default(''),
  ...labelFacts,
  metaTitle: text('meta_title').notNull(),
  metaDescription: text('meta_description').notNull(),
  metaKeywords: text('meta_keywords').notNull(),
});
