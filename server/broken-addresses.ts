import { type Middleware, pathOf } from './middleware.ts';

/** Escapes in a row, whose bytes are UTF-8 together, and a sign that begins none. */
const ESCAPES = /(?:%[\da-f]{2})+|%/gi;

/**
 * Gives every request an address whose path can be decoded: a `%` that escapes nothing stands for
 * itself. Next.js answers 500 before any page of the shop is asked. With it the shop answers a link
 * that was cut as any other wrong one.
 */
export function brokenAddresses(): Middleware {
  return ({ env: { incoming } }, next) => {
    const path = pathOf(incoming);
    if (path.includes('%')) incoming.url = repairedPath(path) + incoming.url?.slice(path.length);
    return next();
  };
}

/** Returns a path that can be decoded; one that already can be is returned as it is. */
export function repairedPath(path: string): string {
  return path.replace(ESCAPES, (found) => (isText(found) ? found : found.replaceAll('%', '%25')));
}

function isText(escapes: string): boolean {
  try {
    decodeURIComponent(escapes);
    return true;
  } catch {
    return false;
  }
}
