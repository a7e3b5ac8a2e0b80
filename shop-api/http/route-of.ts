import type { Context } from 'hono';
import { matchedRoutes } from 'hono/route';

/** The paths of middleware, which match every request. */
const ANY_PATH = ['*', '/*'];
const IS_ID = /^\d{1,9}$/;

/** Returns the pattern of the route that answers a request, `/cart/:id/`; undefined if none does. */
export function routeOf(c: Context): string | undefined {
  return matchedRoutes(c).find(({ path }) => !ANY_PATH.includes(path))?.path;
}

/**
 * Returns the path of a request for the log: its route with the ids. Any other part may be a token
 * or an address that somebody has typed, so it is masked, and a path without a route is left out.
 */
export function loggedPath(c: Context): string {
  const typed = c.req.path.split('/');
  const parts = (routeOf(c) ?? '***').split('/').map((part, index) => {
    const isFixed = !part.startsWith(':') && part !== '*';
    if (isFixed) return part;
    const value = typed[index] ?? '';
    return IS_ID.test(value) ? value : '***';
  });
  return parts.join('/');
}
