/**
 * The `Cache-Control` of what is the same for everybody: browsers ask each time, so that shoppers
 * see their own review. A cache in front of the storefront keeps a copy for two seconds and two
 * more while it fetches a newer one. Caches count whole seconds, so no copy is older than five.
 */
export const SHARED_BRIEFLY =
  'public, max-age=0, must-revalidate, s-maxage=2, stale-while-revalidate=2';
