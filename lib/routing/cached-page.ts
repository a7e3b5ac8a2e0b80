import { splitLanguage } from '@/contract/shop/languages';
import { contentRoutes } from '@/lib/content-routes';
import { routes } from '@/lib/routes';
import { onSurface, surfaceOf } from '@/lib/surface';
import { listingOfUrl, listingSegment, onPageOfBrand } from './listing';
import { citiesSegment, parseCities } from './store-cities';

interface Asked {
  headers: Headers;
  url: URL;
}

/**
 * Returns the internal path of the page that is cached for a query, the same for any order of its
 * values: of a listing that was searched or filtered, or of stores in chosen cities. Null for others.
 */
export function cachedPage({ headers, url }: Asked): string | null {
  const surface = surfaceOf(url.pathname + url.search);
  const listing = listingOfUrl(url);
  // A shopper who has ticked one brand may tick another: the open page of /shop stays. A document
  // moves to the page of the brand.
  const isByRouter = headers.get('sec-fetch-dest') === 'empty';
  if (listing) {
    return `/${surface}/listing/${listingSegment(isByRouter ? listing : onPageOfBrand(listing))}`;
  }
  if (splitLanguage(url.pathname).path !== contentRoutes.storeLocator()) return null;
  return `/${surface}/store-locator/${citiesSegment(parseCities(url.searchParams))}`;
}

/** Returns where an unknown path leads, on the surface it was asked for. */
export function missingPage({ pathname, search }: URL): string {
  return onSurface(routes.notFound(), surfaceOf(pathname + search));
}
