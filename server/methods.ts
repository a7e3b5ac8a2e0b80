import type { Middleware } from './middleware.ts';

/** Paths whose handlers know their own methods; Next.js answers 405 for the others of these. */
const CALLS = /^\/(?:api|demo\/pay)\//;
const OF_CALLS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const OF_PAGES = ['GET', 'HEAD', 'OPTIONS'];
const NOT_KEPT = { 'Cache-Control': 'no-store' };

/**
 * Refuses methods that neither pages nor calls have. Next.js sends a static page whatever the method
 * is, and fails where it cannot make a `Request` of it.
 */
export function methods(): Middleware {
  return async (context, next) => {
    const { method = '', url = '' } = context.env.incoming;
    const isCall = CALLS.test(url);
    const allowed = isCall ? OF_CALLS : OF_PAGES;
    if (allowed.includes(method) && (isCall || method !== 'OPTIONS')) return next();
    const status = method === 'OPTIONS' ? 204 : 405;
    return context.body(null, status, { ...NOT_KEPT, Allow: allowed.join(', ') });
  };
}
