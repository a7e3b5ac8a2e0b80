import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';

/** Every cache tag of the shop. The API uses the same names in its cache notices. */
export const cacheTags = {
  categories: 'categories',
  products: 'products',
  product: (id: number) => `product:${id}`,
  home: 'home',
  /** What frames all pages: the announcement, the pictures beside the login. */
  chrome: 'chrome',
  meta: 'meta',
  places: 'places',
  membership: 'elite',
  blogs: 'blogs',
  blog: (id: number) => `blog:${id}`,
  events: 'events',
  stores: 'stores',
  vaidyas: 'vaidyas',
  /** Those that staff write; every page has their links. */
  landingPages: 'landing-pages',
  /** The vouchers that every shopper is shown. */
  offers: 'offers',
  /** The texts of pages, the frequent questions and the partners. */
  content: 'content',
  /** What staff have set, and the facts of the company: a part of every page. */
  settings: 'settings',
} as const;

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;

/**
 * Caches the surrounding `use cache` scope under these tags: fresh for five minutes in the browser,
 * revalidated after an hour at the latest, stored for a week while the API is unavailable. A signed
 * notice of the API (`/api/revalidate`) invalidates it at once.
 */
export function cachedUnder(...names: string[]): void {
  cacheTag(...names);
  cacheLife({ stale: 5 * MINUTE, revalidate: HOUR, expire: 7 * DAY });
}

/**
 * Shortens the cache lifetime of the surrounding scope to a minute, because a part of the page is
 * missing. Next.js would not render a page in advance that expires sooner than after five minutes.
 */
export function cachedForAMinute(): void {
  cacheLife({ stale: MINUTE / 2, revalidate: MINUTE, expire: 5 * MINUTE });
}

/** The same for what changes by the time of day: revalidated after five minutes. */
export function cachedBriefly(...names: string[]): void {
  cacheTag(...names);
  cacheLife({ stale: 5 * MINUTE, revalidate: 5 * MINUTE, expire: 7 * DAY });
}
