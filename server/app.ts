import { Hono } from 'hono';
import { brokenAddresses } from './broken-addresses.ts';
import { clientAddresses } from './client-address.ts';
import { countRequests } from './count-requests.ts';
import { createFirstPaint } from './first-paint/first-paint.ts';
import { methods } from './methods.ts';
import { SENT, type ServerEnv } from './middleware.ts';
import { missingPages } from './missing-pages.ts';
import type { NextHandler } from './next.ts';
import { oneLocation } from './one-location.ts';
import { ownHost } from './own-host.ts';
import { prefetchMisses } from './prefetch-misses.ts';
import { publicPages } from './public-pages.ts';
import { READER_LIMITS, readerLimits } from './reader-limits.ts';
import { requestIds } from './request-id.ts';
import type { RoutesManifest } from './route-pattern.ts';
import { routerRedirects } from './router-redirects.ts';
import { securityHeaders } from './security-headers.ts';
import { SHARED_LIMITS, sharedAnswers } from './shared-answers.ts';
import { unavailable } from './unavailable.ts';
import { wholePictures } from './whole-pictures.ts';

interface AppOptions {
  handle: NextHandler;
  /** The routes of the build, by which requests are counted. */
  routes: RoutesManifest;
  /** The number of proxies in front of the storefront. */
  trustedProxies: number;
  isProduction: boolean;
  /** The folder of the build. */
  distDir: string;
}

/** Returns what the storefront does with every request, in this order; Next.js comes last. */
export function createApp({ handle, routes, trustedProxies, isProduction, distDir }: AppOptions) {
  // All shoppers behind a proxy have its address.
  const isBehindProxy = trustedProxies > 0;
  const openAnswers = isBehindProxy ? undefined : READER_LIMITS.openAnswers;
  const app = new Hono<ServerEnv>();
  // Under which both halves log what a request caused.
  app.use(requestIds());
  // Answers for the host of the shop alone. The next ones read the address.
  app.use(ownHost());
  // Counts it by its route, until the last byte.
  app.use(countRequests(routes));
  // Cuts clients that ask and do not read.
  app.use(readerLimits({ ...READER_LIMITS, openAnswers }));
  // What browsers may load and run, and whether they come by https alone.
  app.use(securityHeaders(process.env));
  // Refuses methods that neither pages nor calls have.
  app.use(methods());
  // Makes a `%` that escapes nothing stand for itself. The next ones read the address.
  app.use(brokenAddresses());
  // Sends /page-not-found with 404, also in place of a page that does not exist.
  app.use(missingPages(handle));
  // Sends a public page to everybody who asks within a second. An edge keeps copies itself; those
  // of both would be older than either. Its style stands in it.
  const finish = createFirstPaint(distDir);
  const limits = isBehindProxy ? null : SHARED_LIMITS;
  if (isProduction) app.use(sharedAnswers({ limits, finish }));
  // What follows is for answers that are made.
  // Tells the route handlers who asks.
  app.use(clientAddresses(trustedProxies));
  // Makes a redirect name one address.
  app.use(oneLocation());
  // No cache keeps a redirect for the router of an open page.
  app.use(routerRedirects());
  // 204 in place of 404 for a part of a page that the router only guessed.
  app.use(prefetchMisses());
  // 503 in place of 500 while the API is away; no cache keeps a failure.
  app.use(unavailable());
  // Sends pictures with their size, and parts of them.
  app.use(wholePictures());
  // Spares public pages the middleware of Next.js.
  app.use(publicPages());
  app.all('*', async ({ env }) => {
    await handle(env.incoming, env.outgoing);
    return SENT;
  });
  return app;
}
