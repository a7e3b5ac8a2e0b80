const MAX_CITIES = 20;

const isName = (name: string): boolean => /^[\p{L} .'-]{2,60}$/u.test(name);

/** Cities by an earlier name that people and links still use. */
const NOW_CALLED = new Map([['Bangalore', 'Bengaluru']]);

/**
 * Reads the chosen cities of the store locator, by their names of today. Ignores what cannot be a
 * city, never throws.
 */
export function parseCities(params: URLSearchParams): string[] {
  const named = params.getAll('city').filter(isName);
  const cities = new Set(named.map((name) => NOW_CALLED.get(name) ?? name));
  return [...cities].sort().slice(0, MAX_CITIES);
}

/**
 * Returns the path segment under which a choice is rendered and cached: `all`, `city~3DMumbai`.
 * Encoding or decoding the path does not change it, so Next.js has one cache key for a page.
 */
export function citiesSegment(cities: readonly string[]): string {
  const query = new URLSearchParams(cities.map((city) => ['city', city]));
  return cities.length > 0 ? encodeURIComponent(`${query}`).replaceAll('%', '~') : 'all';
}

/** Reads the chosen cities from their path segment. */
export function citiesOfSegment(segment: string): string[] {
  if (segment === 'all') return [];
  try {
    return parseCities(new URLSearchParams(decodeURIComponent(segment.replaceAll('~', '%'))));
  } catch {
    return [];
  }
}
