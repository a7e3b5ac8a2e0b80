import type { MiddlewareHandler } from 'hono';

/**
 * Answers keep out of every cache on the way: most are one shopper's, and public ones are cached by
 * the storefront, which is told of changes. Nothing may frame, sniff or embed them.
 */
const DEFAULTS = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};

/** Headers of every answer; a route that needs others says so itself. */
export const defaultHeaders: MiddlewareHandler = async (c, next) => {
  for (const [name, value] of Object.entries(DEFAULTS)) c.header(name, value);
  await next();
};
