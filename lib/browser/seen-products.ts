import { seenPath } from '@/lib/worker/decisions.mjs';

/** A product whose page is stored on this device. */
export interface SeenProduct {
  path: string;
  name: string;
  /** The path of a stored file. */
  picture?: string;
}

/** Returns the stored products, the last one seen first; none in browsers without caches. */
export async function readSeenProducts(): Promise<SeenProduct[]> {
  if (!('caches' in window)) return [];
  const names = await caches.keys();
  const products = await Promise.all(names.reverse().map(readSeenProduct));
  return products.filter((product) => product !== undefined);
}

/** The name is the heading of the stored page; the worker stores the pictures after the page. */
async function readSeenProduct(cacheName: string): Promise<SeenProduct | undefined> {
  const path = seenPath(cacheName);
  if (path === undefined) return undefined;
  const cache = await caches.open(cacheName);
  const html = await (await cache.match(path, { ignoreVary: true }))?.text();
  if (html === undefined) return undefined;
  const heading = new DOMParser().parseFromString(html, 'text/html').querySelector('h1');
  const [, picture] = await cache.keys();
  return {
    path,
    name: heading?.textContent ?? '',
    ...(picture && { picture: new URL(picture.url).pathname }),
  };
}
