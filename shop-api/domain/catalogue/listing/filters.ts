import type { SQL } from 'drizzle-orm';
import { and, gt, gte, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { ProductListQuery } from '../../../../contract/catalogue.ts';
import type { Database } from '../../../db/database.ts';
import { productTags } from '../../../db/schema/product-tags.ts';
import { products } from '../../../db/schema/products.ts';

/** The groups of the filter panel. Within a group values are alternatives; groups add up. */
const GROUPS = ['tags', 'foams', 'brands', 'countries', 'price', 'stock'] as const;
export type Group = (typeof GROUPS)[number];

/** The condition of each group the query uses. */
export type Filters = Partial<Record<Group, SQL>>;

/** What a listing is narrowed by, one condition a group. */
export function filtersOf(db: Database, query: ProductListQuery): Filters {
  const { product_tag: tags, product_foam: foams, brand: brands } = query;
  const all: Record<Group, SQL | undefined> = {
    tags: tags?.length ? hasTag(db, tags) : undefined,
    foams: foams?.length ? inArray(products.foamId, foams) : undefined,
    brands: brands?.length ? inArray(products.brandId, brands) : undefined,
    countries: query.country_of_origin?.length
      ? inArray(products.countryOfOrigin, query.country_of_origin)
      : undefined,
    price: priceBetween(query.price_min, query.price_max),
    stock: query.in_stock ? isInStock() : undefined,
  };
  return Object.fromEntries(Object.entries(all).filter(([, filter]) => filter !== undefined));
}

/** The groups a query uses. */
export function usedGroups(filters: Filters): Group[] {
  return GROUPS.filter((group) => filters[group] !== undefined);
}

/** The candidates' column that says whether a product passes a filter; it is judged once. */
export function flagOf(group: Group): SQL {
  return sql`${sql.identifier(`passes_${group}`)}`;
}

/** All filters in use, but that of one group: what that group's own counts are narrowed by. */
export function passes(filters: Filters, without?: Group): SQL {
  const flags = usedGroups(filters).filter((group) => group !== without);
  return flags.length === 0 ? sql`true` : sql.join(flags.map(flagOf), sql` AND `);
}

/** An unknown stock (null) can be bought, up to the fixed limit of a line. */
export function isInStock(): SQL | undefined {
  return or(isNull(products.stock), gt(products.stock, 0));
}

function hasTag(db: Database, tagIds: number[]): SQL {
  return inArray(
    products.id,
    db
      .select({ id: productTags.productId })
      .from(productTags)
      .where(inArray(productTags.tagId, tagIds)),
  );
}

/** Bounds in rupees, both included. */
function priceBetween(min: number | undefined, max: number | undefined): SQL | undefined {
  return and(
    min === undefined ? undefined : gte(products.pricePaise, Math.round(min * 100)),
    max === undefined ? undefined : lte(products.pricePaise, Math.round(max * 100)),
  );
}
