import type { Middleware } from './middleware.ts';

/**
 * Makes every answer name one `Location`. Next.js writes that of a redirect twice when it renders
 * the page for its cache; a browser with a service worker joins both to one address.
 */
export function oneLocation(): Middleware {
  return ({ env: { outgoing } }, next) => {
    outgoing.beforeHead(() => {
      const location: unknown = outgoing.getHeader('location');
      if (Array.isArray(location)) outgoing.setHeader('Location', location.at(-1));
    });
    return next();
  };
}
