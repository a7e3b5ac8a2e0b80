import type { Facets, ProductListQuery } from '../../../../contract/catalogue.ts';
import type { Context } from '../../context.ts';
import { toRupees } from '../../pricing/to-rupees.ts';
import { listBrands } from '../list-brands.ts';
import { listFoams } from '../list-foams.ts';
import { listTags } from '../list-tags.ts';
import type { Named } from '../named.ts';
import type { FacetCounts } from './facet-counts.ts';

interface Input {
  ctx: Context;
  counts: FacetCounts;
  query: ProductListQuery;
}

/** The filter panel: every value with products, and what is chosen also without, each by name. */
export async function nameFacets({ ctx, counts, query }: Input): Promise<Facets> {
  const [tags, foams, brands] = await Promise.all([
    listTags({ ctx }),
    listFoams({ ctx }),
    listBrands({ ctx }),
  ]);
  return {
    tags: valuesOf(tags, counts.tags, query.product_tag),
    product_foams: valuesOf(foams, counts.foams, query.product_foam),
    brands: valuesOf(brands, counts.brands, query.brand),
    countries: countriesOf(counts.countries, query.country_of_origin),
    price: { min: toRupees(counts.minPaise), max: toRupees(counts.maxPaise) },
    in_stock: counts.inStock,
  };
}

function valuesOf(
  all: readonly Named[],
  counts: ReadonlyMap<number, number>,
  chosen: readonly number[] = [],
): Facets['brands'] {
  return all
    .map(({ id, name }) => ({ id, name, count: counts.get(id) ?? 0 }))
    .filter(({ id, count }) => count > 0 || chosen.includes(id))
    .sort(byName);
}

/** A chosen country that no product comes from is not echoed: it could be any text. */
function countriesOf(
  counts: ReadonlyMap<string, number>,
  chosen: readonly string[] = [],
): Facets['countries'] {
  const known = Array.from(counts, ([name, count]) => ({ name, count }));
  return known.filter(({ name, count }) => count > 0 || chosen.includes(name)).sort(byName);
}

function byName(a: { name: string }, b: { name: string }): number {
  return a.name.localeCompare(b.name, 'en-IN');
}
