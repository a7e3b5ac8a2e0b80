import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';

/** Every cache tag of the shop. The API names the same ones when a change touches them. */
export const tags = {
  categories: 'categories',
  products: 'products',
  product: (id: number) => `product:${id}`,
  home: 'home',
  meta: 'meta',
  places: 'places',
  elite: 'elite',
} as const;

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;

/**
 * Marks the surrounding `use cache` scope: fresh for five minutes in the browser, read again from the
 * API an hour later at the latest, kept for a week while the API is away. A signed notice of the API
 * (`/api/revalidate`) drops it at once.
 */
export function cachedUnder(...names: string[]): void {
  cacheTag(...names);
  cacheLife({ stale: 5 * MINUTE, revalidate: HOUR, expire: 7 * DAY });
}
