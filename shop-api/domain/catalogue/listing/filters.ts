import type { SQL } from 'drizzle-orm';
import { and, eq, gte, inArray, lte, or, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { alias } from 'drizzle-orm/pg-core';
import type { ProductListQuery } from '../../../../contract/catalogue.ts';
import type { FilterName } from '../../../../contract/listing-filters.ts';
import { toPaise } from '../../../../contract/money.ts';
import type { Database } from '../../../db/database.ts';
import { categories } from '../../../db/schema/categories.ts';
import { productTags } from '../../../db/schema/product-details.ts';
import { products } from '../../../db/schema/products.ts';
import { isInStock } from '../in-stock.ts';

/** The condition of each filter the query uses. */
export type FilterConditions = Partial<Record<FilterName, SQL>>;

/**
 * The condition of each filter in `contract/listing-filters.ts`. The values of one filter are
 * alternatives (OR); filters are combined with AND.
 */
const CONDITIONS: Record<FilterName, (query: ProductListQuery, db: Database) => SQL | undefined> = {
  shelf: ({ category_ids: ids }, db) => (ids?.length ? isBelow(db, ids) : undefined),
  tag: ({ product_tag: ids }) => (ids?.length ? sql`tagged.product_id IS NOT NULL` : undefined),
  foam: ({ product_foam: ids }) => isOneOf(products.foamId, ids),
  brand: ({ brand: ids }) => isOneOf(products.brandId, ids),
  price: ({ price_min: min, price_max: max }) => priceBetween(min, max),
  in_stock: ({ in_stock: isWanted }) => (isWanted ? isInStock() : undefined),
  origin: ({ country_of_origin: names }) => isOneOf(products.countryOfOrigin, names),
};

/** The filters whose values are counted by a column of the product. */
export const FACET_COLUMNS = {
  shelf: products.categoryId,
  brand: products.brandId,
  foam: products.foamId,
  origin: products.countryOfOrigin,
} satisfies Partial<Record<FilterName, PgColumn>>;

const NAMES = Object.keys(CONDITIONS) as FilterName[];

/** Returns the conditions of the filters that a query uses. */
export function filtersOf(db: Database, query: ProductListQuery): FilterConditions {
  const all = NAMES.map((name) => [name, CONDITIONS[name](query, db)] as const);
  return Object.fromEntries(all.filter(([, condition]) => condition !== undefined));
}

/**
 * Joins products with those that have a chosen tag, for the condition of the filter `tag`; empty
 * without one. A condition with a subquery would be evaluated anew for each count of each product.
 */
export function joinTagged({ product_tag: ids }: ProductListQuery): SQL {
  if (!ids?.length) return sql.empty();
  return sql`LEFT JOIN (
    SELECT DISTINCT ${productTags.productId} AS product_id FROM ${productTags}
    WHERE ${inArray(productTags.tagId, ids)}
  ) AS tagged ON tagged.product_id = ${products.id}`;
}

/** Lists the filters in use. */
export function usedFilters(filters: FilterConditions): FilterName[] {
  return NAMES.filter((name) => filters[name] !== undefined);
}

/** Returns the candidates' column that states whether a product passes a filter; evaluated once. */
export function flagOf(name: FilterName): SQL {
  return sql`${sql.identifier(`passes_${name}`)}`;
}

/** Combines all filters in use, except the one whose own values are counted. */
export function passes(filters: FilterConditions, without?: FilterName): SQL {
  const flags = usedFilters(filters).filter((name) => name !== without);
  return flags.length === 0 ? sql`true` : sql.join(flags.map(flagOf), sql` AND `);
}

function isOneOf(column: PgColumn, values: readonly unknown[] = []): SQL | undefined {
  return values.length > 0 ? inArray(column, values) : undefined;
}

/** Whether a product is in one of the categories or in one below, to the third level. */
function isBelow(db: Database, ids: number[]): SQL {
  const child = alias(categories, 'child');
  const below = db
    .select({ id: child.id })
    .from(child)
    .leftJoin(categories, eq(categories.id, child.parentId))
    .where(
      or(inArray(child.id, ids), inArray(child.parentId, ids), inArray(categories.parentId, ids)),
    );
  return inArray(products.categoryId, below);
}

/** Bounds in rupees, both inclusive. */
function priceBetween(min: number | undefined, max: number | undefined): SQL | undefined {
  return and(
    min === undefined ? undefined : gte(products.pricePaise, toPaise(min)),
    max === undefined ? undefined : lte(products.pricePaise, toPaise(max)),
  );
}
