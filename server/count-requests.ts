import { storefrontMetrics } from '../lib/server/http/metrics.ts';
import { type Middleware, pathOf } from './middleware.ts';
import { type RoutesManifest, routePatterns } from './route-pattern.ts';

/** Counts every request of the process by its route, with its duration until the last byte. */
export function countRequests(routes: RoutesManifest): Middleware {
  const { requests } = storefrontMetrics();
  const routeOf = routePatterns(routes);
  return ({ env: { incoming, outgoing } }, next) => {
    const { method = '' } = incoming;
    // Next.js rewrites the address later.
    const path = pathOf(incoming);
    const end = requests.startTimer();
    outgoing.once('close', () => {
      const status = `${Math.floor(outgoing.statusCode / 100)}xx`;
      end({ method, route: routeOf(path), status });
    });
    return next();
  };
}
