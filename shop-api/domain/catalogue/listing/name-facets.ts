import type { ProductListQuery } from '../../../../contract/catalogue/catalogue.ts';
import type { Facets } from '../../../../contract/catalogue/facets.ts';
import { toRupees } from '../../../../contract/shop/money.ts';
import type { Context } from '../../kernel/context.ts';
import { branchOf, type CategoryRow, readCategories } from '../categories.ts';
import { nameOfCategory } from '../category-texts.ts';
import { listBrands, listFoams, listTags, type Named } from '../list-names.ts';
import type { FacetCounts } from './count-facets.ts';
import { nameFacts } from './name-facts.ts';

interface Input {
  ctx: Context;
  counts: FacetCounts;
  query: ProductListQuery;
}

/** Returns the filter panel, sorted by name: values with products, and all chosen ones. */
export async function nameFacets({ ctx, counts, query }: Input): Promise<Facets> {
  const { values } = counts;
  const [tree, tags, foams, brands] = await Promise.all([
    readCategories(ctx.db),
    listTags({ ctx }),
    listFoams({ ctx }),
    listBrands({ ctx }),
  ]);
  const isInside = query.category_id !== undefined || Boolean(query.category_name);
  return {
    categories: isInside ? [] : shelvesOf(tree, values.shelf, query.category_ids),
    tags: valuesOf(tags, values.tag, query.product_tag),
    product_foams: valuesOf(foams, values.foam, query.product_foam),
    brands: valuesOf(brands, values.brand, query.brand),
    countries: countriesOf(values.origin, query.country_of_origin),
    price: { min: toRupees(counts.minPaise), max: toRupees(counts.maxPaise) },
    in_stock: counts.inStock,
    facts: nameFacts(counts.facts, query.facts),
  };
}

function valuesOf(
  all: readonly Named[],
  counts: ReadonlyMap<number | string, number>,
  chosen: readonly number[] = [],
): Facets['brands'] {
  return all
    .map(({ id, name }) => ({ id, name, count: counts.get(id) ?? 0 }))
    .filter(({ id, count }) => count > 0 || chosen.includes(id))
    .sort(byName);
}

/** Adds up the products of each category of the first level and of all below it, in menu order. */
function shelvesOf(
  tree: readonly CategoryRow[],
  counts: ReadonlyMap<number | string, number>,
  chosen: readonly number[] = [],
): NonNullable<Facets['categories']> {
  return tree
    .filter(({ category }) => category.parentId === null)
    .map(({ category: { id, name, translations } }) => ({
      id,
      name,
      translations: nameOfCategory(translations),
      count: branchOf(tree, id).reduce((sum, below) => sum + (counts.get(below) ?? 0), 0),
    }))
    .filter(({ id, count }) => count > 0 || chosen.includes(id));
}

/** Leaves out a chosen country that no product comes from, since it could be any text. */
function countriesOf(
  counts: ReadonlyMap<number | string, number>,
  chosen: readonly string[] = [],
): Facets['countries'] {
  const known = Array.from(counts, ([name, count]) => ({ name: String(name), count }));
  return known.filter(({ name, count }) => count > 0 || chosen.includes(name)).sort(byName);
}

function byName(a: { name: string }, b: { name: string }): number {
  return a.name.localeCompare(b.name, 'en-IN');
}
