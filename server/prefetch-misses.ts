import type { Middleware } from './middleware.ts';

/** The part of a page that the router fetches before a link is followed. */
const PART = 'next-router-segment-prefetch';
/** What the parts of a page are. */
const TREE = '/_tree';

/**
 * Answers 204 in place of 404 where a page does not have the part that the router guessed from other
 * pages: it is no error, but browsers report one. The router takes both for a miss, and asks for the
 * whole page when the link is followed.
 */
export function prefetchMisses(): Middleware {
  return ({ env: { incoming, outgoing } }, next) => {
    const part = incoming.headers[PART];
    if (part !== undefined && part !== TREE) {
      outgoing.beforeHead(() => {
        if (outgoing.statusCode === 404) outgoing.statusCode = 204;
      });
    }
    return next();
  };
}
