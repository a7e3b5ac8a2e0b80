import { LRUCache } from 'lru-cache';
import type { CatalogueSnapshot, Hits } from '../product-index/catalogue-snapshot.ts';
import type { FacetCounts } from './count-facets.ts';

/** The ids of one page and the counts of the whole result. */
export interface ComputedListing {
  ids: number[];
  counts: FacetCounts;
}

interface Computed {
  /** The version of the catalogue. */
  version: number;
  listings: LRUCache<string, ComputedListing>;
}

const MAX_LISTINGS = 500;

/** Listings that were asked for lately, by the hits of their search or else by the catalogue. */
const computed = new WeakMap<object, Computed>();

/**
 * Computes a listing once, however many shoppers ask for it, until the catalogue changes.
 * @param hits of the search; null: the listing is no search
 * @param key everything else that the listing depends on
 */
export function computedOnce(
  catalogue: CatalogueSnapshot,
  hits: Hits['hits'] | null,
  key: string,
  compute: () => ComputedListing,
): ComputedListing {
  const { listings } = currentOf(hits ?? catalogue, catalogue.version);
  const listing = listings.get(key) ?? compute();
  listings.set(key, listing);
  return listing;
}

function currentOf(source: object, version: number): Computed {
  const known = computed.get(source);
  if (known?.version === version) return known;
  const fresh = { version, listings: new LRUCache<string, ComputedListing>({ max: MAX_LISTINGS }) };
  computed.set(source, fresh);
  return fresh;
}
