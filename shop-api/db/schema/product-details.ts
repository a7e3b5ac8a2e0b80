import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import type {
  TranslatedName,
  TranslatedPicture,
  TranslatedProduct,
  Translations,
} from '../../../contract/kit/translations.ts';
import { pictures } from './pictures.ts';
import { tags } from './product-attributes.ts';
import { products } from './products.ts';

/** The texts of the page beside those of the card. */
export type DetailTexts = Omit<TranslatedProduct, keyof TranslatedName>;

/** The facts that the Packaged Commodities Rules and the licences require. */
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

/** Details that only the product page displays; one row per product. */
export const productDetails = pgTable('product_details', {
  productId: integer('product_id')
    .primaryKey()
    .references(() => products.id, { onDelete: 'cascade' }),
  benefits: jsonb('benefits').$type<string[]>().notNull().default([]),
  descriptionHtml: text('description_html').notNull().default(''),
  ...labelFacts,
  /** In other languages; what is missing is displayed in English. */
  translations: jsonb('translations').$type<Translations<DetailTexts>>().notNull().default({}),
  metaTitle: text('meta_title').notNull(),
  metaDescription: text('meta_description').notNull(),
  metaKeywords: text('meta_keywords').notNull(),
});

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
    /** The view: `front`, `still`, `plate` or `back`. */
    view: text('view').notNull(),
    alt: text('alt').notNull(),
    translations: jsonb('translations')
      .$type<Translations<TranslatedPicture>>()
      .notNull()
      .default({}),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.position] }),
    index('product_pictures_by_picture').on(table.pictureId),
  ],
);

/** Products displayed beside a product: `related` go with it, `other` are suggestions. */
export const productRelations = pgTable(
  'product_relations',
  {
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<'related' | 'other'>().notNull(),
    position: integer('position').notNull(),
    relatedId: integer('shown_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.kind, table.position] }),
    index('product_relations_by_shown').on(table.relatedId),
    check('product_relations_have_a_kind', sql`${table.kind} IN ('related', 'other')`),
    check('product_relations_join_two', sql`${table.productId} <> ${table.relatedId}`),
  ],
);

/** The tags of products. */
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
