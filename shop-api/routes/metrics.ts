import { Hono } from 'hono';
import { bearsToken } from '../http/bears-token.ts';
import { isLocal } from '../http/is-local.ts';
import type { ApiMetrics } from '../http/metrics.ts';

interface MetricsRoute {
  metrics: ApiMetrics;
  /** Undefined: requests of this machine only. */
  metricsToken: string | undefined;
}

/**
 * `GET /metrics`: figures for Prometheus, for those who send the token of the configuration as
 * `Authorization: Bearer {token}`. For others there is no such path.
 */
export function metricsRoutes({ metrics, metricsToken }: MetricsRoute): Hono {
  return new Hono().get('/metrics', async (c) => {
    const isAllowed = metricsToken ? bearsToken(c, metricsToken) : isLocal(c);
    if (!isAllowed) return c.notFound();
    const { type, text } = await metrics.scrape();
    return c.body(text, 200, { 'Content-Type': type });
  });
}
