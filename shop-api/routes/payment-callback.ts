import { Hono } from 'hono';
import { takeCallback } from '../domain/payment/take-callback.ts';
import type { AppEnv, Deps } from '../http/app-env.ts';
import { readBytes } from '../http/body-bytes.ts';
import { NOBODY, withContext } from '../http/with-context.ts';

/**
 * `/payments/{gateway}/callback`: webhooks of the gateways, and what browsers bring back from them,
 * handed on by the storefront. Gateways know no company header; their signature is all that counts.
 */
export function paymentCallbackRoutes(deps: Deps): Hono<AppEnv> {
  return new Hono<AppEnv>().on(['GET', 'POST'], '/payments/:gateway/callback', async (c) => {
    const query = new URL(c.req.url).search.slice(1);
    const request = { headers: c.req.raw.headers, query, bytes: await readBytes(c.req.raw) };
    const input = { gateway: c.req.param('gateway'), request };
    const taken = await withContext(deps, NOBODY, (ctx) => takeCallback({ ctx, input }));
    return c.json({ status: true, ...taken });
  });
}
