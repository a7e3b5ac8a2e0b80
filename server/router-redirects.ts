import type { Middleware } from './middleware.ts';

/**
 * Lets no cache keep a redirect that was made for the router of an open page: it leads to an address
 * for routers alone, and Next.js marks it as it marks the page, without the header that decides.
 */
export function routerRedirects(): Middleware {
  return ({ env: { incoming, outgoing } }, next) => {
    if (incoming.headers.rsc !== undefined) {
      outgoing.beforeHead(() => {
        const { statusCode: status } = outgoing;
        if (status >= 300 && status < 400 && status !== 304) {
          outgoing.setHeader('Cache-Control', 'private, no-store');
        }
      });
    }
    return next();
  };
}
