import { Hono } from 'hono';
import type { Context } from '../domain/kernel/context.ts';
import { isReady } from '../domain/kernel/is-ready.ts';

/**
 * `GET /healthz`: 200 while the process answers. `GET /readyz`: 200 while its database answers too,
 * else 503.
 */
export function healthRoutes(ctx: Pick<Context, 'db'>): Hono {
  return new Hono()
    .get('/healthz', (c) => c.json({ status: true }))
    .get('/readyz', async (c) => {
      const ready = await isReady({ ctx });
      return c.json({ status: ready, database: ready ? 'up' : 'down' }, ready ? 200 : 503);
    });
}
