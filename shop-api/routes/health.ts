import { Hono } from 'hono';
import type { DatabaseState } from '../domain/kernel/database-state.ts';
import { RETRY_AFTER_S } from '../http/errors.ts';

/**
 * `GET /healthz`: 200 while the process answers. `GET /readyz`: 200 while its database answers too
 * and has room on its disk, else 503.
 */
export function healthRoutes(stateOf: () => Promise<DatabaseState>): Hono {
  return new Hono()
    .get('/healthz', (c) => c.json({ status: true }))
    .get('/readyz', async (c) => {
      const database = await stateOf();
      if (database === 'up') return c.json({ status: true, database });
      return c.json({ status: false, database }, 503, { 'Retry-After': RETRY_AFTER_S });
    });
}
