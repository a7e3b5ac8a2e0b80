import { Hono } from 'hono';
import type { Context } from '../domain/context.ts';
import { isReady } from '../domain/health/is-ready.ts';

/** `GET /health`: 200 while the API runs and its database answers, else 503. */
export function healthRoutes(ctx: Pick<Context, 'db'>): Hono {
  return new Hono().get('/health', async (c) => {
    const ready = await isReady({ ctx });
    return c.json({ status: ready, database: ready ? 'up' : 'down' }, ready ? 200 : 503);
  });
}
