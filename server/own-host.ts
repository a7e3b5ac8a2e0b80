import type { Middleware } from './middleware.ts';

/** The beginning of an address that names its host, as programs send it to a proxy. */
const WITH_HOST = /^https?:\/\/[^/?#]*/;

/**
 * Answers an address that names a host as the same path of the shop: what is made of it, such as a
 * redirect, would lead to that host. Refuses a request with two hosts, which proxies read differently.
 */
export function ownHost(): Middleware {
  return ({ env: { incoming }, body }, next) => {
    const names = incoming.rawHeaders.filter((_, at) => at % 2 === 0);
    if (names.filter((name) => name.toLowerCase() === 'host').length > 1) {
      return Promise.resolve(body(null, 400, { 'Cache-Control': 'no-store' }));
    }
    const path = incoming.url?.replace(WITH_HOST, '');
    if (path !== incoming.url) incoming.url = path?.startsWith('/') ? path : `/${path}`;
    return next();
  };
}
