import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type { ProductState } from '../../../contract/catalogue/desk-products.ts';
import type { TranslatedName, Translations } from '../../../contract/kit/translations.ts';
import { categories } from './categories.ts';
import { pictures } from './pictures.ts';
import { brands, productFoams } from './product-attributes.ts';
import { salePrices } from './sale-prices.ts';
import type { StoredFacts } from './stored-facts.ts';

/** The number of ratings by stars. */
const stars = {
  star1: integer('star_1').notNull().default(0),
  star2: integer('star_2').notNull().default(0),
  star3: integer('star_3').notNull().default(0),
  star4: integer('star_4').notNull().default(0),
  star5: integer('star_5').notNull().default(0),
};

/** The words of a name in all languages, by which the desk finds products. */
export function nameTerms({
  name,
  translations,
}: Record<'name' | 'translations', AnyPgColumn>): SQL {
  return sql`(to_tsvector('simple', ${name}) || to_tsvector('simple', ${translations}))`;
}

/**
 * Everything that can be put in a cart, packing materials included. Prices include GST. The texts
 * of the product page are in `product_details`, so that a listing of many rows reads little.
 */
export const products = pgTable(
  'products',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    sku: text('sku').notNull().unique(),
    /** The digits below the bars of the pack. */
    barcode: text('barcode').unique(),
    name: text('name').notNull(),
    /** In other languages; what is missing is displayed in English. */
    translations: jsonb('translations').$type<Translations<TranslatedName>>().notNull().default({}),
    slug: text('slug').notNull(),
    brandId: integer('brand_id')
      .notNull()
      .references(() => brands.id),
    categoryId: integer('category_id')
      .notNull()
      .references(() => categories.id),
    foamId: integer('foam_id').references(() => productFoams.id),
    /** As printed: `250 g`, `4 x 75 g`. */
    size: text('size').notNull().default(''),
    /** How it was made, in the few words of its card: `Stone ground`. */
    making: text('making').notNull().default(''),
    /** What one piece is called: `jar`. */
    pack: text('pack').notNull().default(''),
    /** Products with the same one are the same goods in other sizes. */
    sizeGroup: text('size_group'),
    mrpPaise: integer('mrp_paise').notNull(),
    /** The standing price, which staff, files and SQL set. */
    pricePaise: integer('price_paise').notNull(),
    /** The sale price that counts for it now, and what it makes of the price: a trigger sets both. */
    salePriceId: integer('sale_price_id').references(() => salePrices.id),
    salePaise: integer('sale_paise'),
    /** What pages display. Carts and orders ask the clock: `priceAt`. */
    nowPaise: integer('now_paise').notNull().generatedAlwaysAs(sql`least(price_paise, sale_paise)`),
    hsn: text('hsn').notNull(),
    /** Percent. */
    gstRate: integer('gst_rate').notNull(),
    /** Null: unknown. Each change is a row of `stock_movements`. */
    stock: integer('stock'),
    /** Staff are told of a stock of as many or fewer; null: `LOW_STOCK`. */
    lowMark: integer('low_mark'),
    countryOfOrigin: text('country_of_origin').notNull(),
    shippingWeightG: integer('shipping_weight_g'),
    isNewArrival: boolean('is_new_arrival').notNull().default(false),
    isMustTry: boolean('is_must_try').notNull().default(false),
    isBestOfAllTime: boolean('is_best_of_all_time').notNull().default(false),
    /** What it says of the facts that staff have defined, by their keys. */
    facts: jsonb('facts').$type<StoredFacts>().notNull().default({}),
    homePictureId: text('home_picture_id').references(() => pictures.id),
    ...stars,
    /** Derived by the database, so that they cannot differ from the stars. */
    ratingCount: integer('rating_count')
      .notNull()
      .generatedAlwaysAs(sql`star_1 + star_2 + star_3 + star_4 + star_5`),
    ratingSum: integer('rating_sum')
      .notNull()
      .generatedAlwaysAs(sql`star_1 + 2 * star_2 + 3 * star_3 + 4 * star_4 + 5 * star_5`),
    /** The listing's default order: featured products, then the most reviewed ones. */
    popularity: integer('popularity')
      .notNull()
      .generatedAlwaysAs(
        sql`is_best_of_all_time::int * 4000 + is_must_try::int * 2000 + is_new_arrival::int * 1000 + star_1 + star_2 + star_3 + star_4 + star_5`,
      ),
    /** What staff decided. */
    state: text('state').$type<ProductState>().notNull().default('published'),
    visibleFrom: timestamp('visible_from', { withTimezone: true }),
    visibleUntil: timestamp('visible_until', { withTimezone: true }),
    /**
     * Whether it is in the shop now: published, and the time is right. Verbs and a job keep it, so
     * that nobody who reads compares times.
     */
    isPublished: boolean('is_published').notNull().default(true),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('products_by_brand').on(table.brandId),
    // A query that says DESC means NULLS FIRST; an index of another order is not used.
    index('products_by_category').on(
      table.categoryId,
      table.popularity.desc().nullsFirst(),
      table.id,
    ),
    index('products_by_size_group').on(table.sizeGroup),
    index('products_by_popularity').on(table.popularity.desc().nullsFirst(), table.id),
    index('products_new_arrivals')
      .on(table.popularity.desc().nullsFirst(), table.id)
      .where(sql`${table.isNewArrival}`),
    index('products_must_try')
      .on(table.popularity.desc().nullsFirst(), table.id)
      .where(sql`${table.isMustTry}`),
    index('products_best_of_all_time')
      .on(table.popularity.desc().nullsFirst(), table.id)
      .where(sql`${table.isBestOfAllTime}`),
    check(
      'products_cost_at_most_the_mrp',
      sql`${table.pricePaise} > 0 AND ${table.pricePaise} <= ${table.mrpPaise}`,
    ),
    check('products_have_a_sale_price_above_0', sql`${table.salePaise} > 0`),
    index('products_by_sale_price')
      .on(table.salePriceId, table.id)
      .where(sql`${table.salePriceId} IS NOT NULL`),
    index('products_by_words').using('gin', nameTerms(table)),
    index('products_by_sku_prefix').on(sql`lower(${table.sku}) text_pattern_ops`),
    index('products_by_name').on(table.name, table.id),
    index('products_by_change').on(table.updatedAt, table.id),
    index('products_not_published').on(table.state).where(sql`${table.state} <> 'published'`),
    index('products_by_time')
      .on(table.visibleFrom, table.visibleUntil)
      .where(sql`${table.visibleFrom} IS NOT NULL OR ${table.visibleUntil} IS NOT NULL`),
    check('products_have_a_state', sql`${table.state} IN ('draft', 'published', 'archived')`),
    check(
      'products_are_in_the_shop_when_published',
      sql`${table.state} = 'published' OR NOT ${table.isPublished}`,
    ),
    check('products_end_after_they_begin', sql`${table.visibleUntil} > ${table.visibleFrom}`),
    check('products_have_no_negative_stock', sql`${table.stock} >= 0`),
    check('products_have_no_negative_low_mark', sql`${table.lowMark} >= 0`),
    check('products_have_a_gst_rate', sql`${table.gstRate} BETWEEN 0 AND 100`),
    check(
      'products_count_stars_from_zero',
      sql`least(${table.star1}, ${table.star2}, ${table.star3}, ${table.star4}, ${table.star5}) >= 0`,
    ),
  ],
);
