import { createHash, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { Hono } from 'hono';
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

function bearsToken(c: Context, token: string): boolean {
  return timingSafeEqual(hash(c.req.header('authorization') ?? ''), hash(`Bearer ${token}`));
}

/** Texts of one length, as the comparison needs them. */
function hash(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
