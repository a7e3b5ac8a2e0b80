import type { MiddlewareHandler } from 'hono';

/**
 * Keeps answers out of every cache on the way: most are one shopper's, and public ones are cached
 * by the storefront, which is told of changes. A route may say otherwise, as pictures do.
 */
export const noStore: MiddlewareHandler = async (c, next) => {
  await next();
  if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store');
};
