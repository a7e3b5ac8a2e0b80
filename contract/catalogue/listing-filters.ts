import type { ProductListQuery } from './catalogue.ts';
import type { Facets, FactFacet } from './facets.ts';
import { factParameters } from './fact-parameters.ts';

type FacetOf<Value> = {
  [Key in keyof Facets]-?: NonNullable<Facets[Key]> extends Value ? Key : never;
}[keyof Facets];

interface IdsFilter {
  kind: 'ids';
  /** The title of the filter's group. */
  label: string;
  /** Prefix of the id of a value whose name is unknown. */
  unnamed: string;
  /** The filter's name in the query of the shop API. */
  query: keyof ProductListQuery;
  /** The filter's values and counts in the answer of the shop API. */
  facet: FacetOf<{ id: number; name: string; count: number }[]>;
}

interface NamesFilter {
  kind: 'names';
  label: string;
  query: keyof ProductListQuery;
  facet: FacetOf<{ name: string; count: number }[]>;
}

/** Two bounds: `name_min` and `name_max`, in page URLs and in the query of the shop API. */
interface RupeesFilter {
  kind: 'rupees';
  label: string;
  facet: FacetOf<{ min: number; max: number }>;
}

/** On or off: `name=true`, in page URLs and in the query of the shop API. */
interface SwitchFilter {
  kind: 'switch';
  label: string;
  /** The text displayed when it is on. */
  text: string;
  facet: FacetOf<number>;
}

/** The facts that staff have defined as filters: `fact_roast=dark`, `fact_altitude_min=900`. */
interface FactsFilter {
  kind: 'facts';
  /** Each fact has a name of its own. */
  label: string;
  query: keyof ProductListQuery;
  facet: FacetOf<FactFacet[]>;
}

type Filter = IdsFilter | NamesFilter | RupeesFilter | SwitchFilter | FactsFilter;

/**
 * The filters of /shop in the order of the filter column. The key is the URL parameter and the name
 * of the filter everywhere except in the shop API, whose names are the specification's. After a
 * change of a key: `npm run pages`.
 */
const listingFilters = {
  shelf: {
    kind: 'ids',
    label: 'Category',
    unnamed: 'Category',
    query: 'category_ids',
    facet: 'categories',
  },
  tag: { kind: 'ids', label: 'Tags', unnamed: 'Tag', query: 'product_tag', facet: 'tags' },
  foam: {
    kind: 'ids',
    label: 'Product form',
    unnamed: 'Product form',
    query: 'product_foam',
    facet: 'product_foams',
  },
  brand: { kind: 'ids', label: 'Brand', unnamed: 'Brand', query: 'brand', facet: 'brands' },
  fact: { kind: 'facts', label: 'Facts', query: 'facts', facet: 'facts' },
  price: { kind: 'rupees', label: 'Price range', facet: 'price' },
  in_stock: { kind: 'switch', label: 'Availability', text: 'In stock only', facet: 'in_stock' },
  origin: {
    kind: 'names',
    label: 'Country of origin',
    query: 'country_of_origin',
    facet: 'countries',
  },
} as const satisfies Record<string, Filter>;

type Filters = typeof listingFilters;
export type FilterName = keyof Filters;
type NameOf<Kind extends Filter['kind']> = {
  [Name in FilterName]: Filters[Name]['kind'] extends Kind ? Name : never;
}[FilterName];

/** Rupees, both included. */
interface Bounds {
  min?: number | undefined;
  max?: number | undefined;
}

interface ValueOf {
  ids: number[];
  names: string[];
  rupees: Bounds;
  switch: boolean;
  /** `roast:dark`, `altitude_min:900`, in order. */
  facts: string[];
}

/** The chosen values of each filter. */
export type FilterValues = { [Name in FilterName]: ValueOf[Filters[Name]['kind']] };

/** The filters as URL parameters. */
export type FilterAddress = { [Name in NameOf<'ids'>]?: number[] } & {
  [Name in NameOf<'names'>]?: string[];
} & {
  [Name in NameOf<'rupees'> as `${Name}_min` | `${Name}_max`]?: number | undefined;
} & { [Name in NameOf<'switch'>]?: boolean | undefined } & {
  [Name in `fact_${string}`]?: string[];
};

/** A filter with its chosen values. */
export type ChosenFilter = {
  [Kind in Filter['kind']]: Extract<Filter, { kind: Kind }> & {
    name: NameOf<Kind>;
    value: ValueOf[Kind];
  };
}[Filter['kind']];

/** Returns all filters with their values, in the order of the filter column. */
export function filtersWith(values: FilterValues): ChosenFilter[] {
  const names = Object.keys(listingFilters) as FilterName[];
  return names.map(
    (name) => ({ ...listingFilters[name], name, value: values[name] }) as ChosenFilter,
  );
}

/** The order of URL parameters: choices, then bounds, then switches. */
const KINDS: Filter['kind'][] = ['ids', 'names', 'facts', 'rupees', 'switch'];

const byKind = (filters: ChosenFilter[]): ChosenFilter[] =>
  KINDS.flatMap((kind) => filters.filter((filter) => filter.kind === kind));

function parametersOf(filter: ChosenFilter, choiceName: string): [string, unknown][] {
  const { kind, name, value } = filter;
  if (kind === 'rupees')
    return [
      [`${name}_min`, value.min],
      [`${name}_max`, value.max],
    ];
  if (kind === 'switch') return [[name, value || undefined]];
  if (kind === 'facts' && choiceName === name) return factParameters(value);
  return [[choiceName, value]];
}

/** Returns the filters as URL parameters, always in the same order. */
export function filterAddress(values: FilterValues): FilterAddress {
  const filters = byKind(filtersWith(values));
  const parameters = filters.flatMap((filter) => parametersOf(filter, filter.name));
  return Object.fromEntries(parameters) as FilterAddress;
}

/** Returns the filters as query of the shop API. */
export function filterQuery(values: FilterValues): Partial<ProductListQuery> {
  const wireName = (filter: ChosenFilter) => ('query' in filter ? filter.query : filter.name);
  return Object.fromEntries(
    filtersWith(values).flatMap((filter) => parametersOf(filter, wireName(filter))),
  );
}

/** Returns the values of all filters, each read by its kind. */
export function filterValues(
  read: {
    [Kind in Filter['kind']]: (name: NameOf<Kind>) => ValueOf[Kind];
  },
): FilterValues {
  const rows = Object.entries(listingFilters) as [never, Filter][];
  return Object.fromEntries(
    rows.map(([name, { kind }]) => [name, read[kind](name)]),
  ) as FilterValues;
}

/** Returns the URL parameters that filters read. */
export function filterParameters(): string[] {
  const none = filterValues({
    ids: () => [],
    names: () => [],
    rupees: () => ({}),
    switch: () => false,
    facts: () => [],
  });
  return Object.keys(filterAddress(none));
}
