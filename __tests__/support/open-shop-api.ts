import { pino } from 'pino';
import { COMPANY_ID } from '../../contract/limits.ts';
import { createApp } from '../../shop-api/app.ts';
import { listen } from '../../shop-api/listen.ts';
import { systemClock } from '../../shop-api/providers/clock/clock.ts';
import { randomIds } from '../../shop-api/providers/ids/ids.ts';
import { cloneOnPglite } from './clone-on-pglite.ts';

/** The real shop API on a copy of the demo shop, listening on a port of its own. */
export async function openShopApi() {
  const { db, close } = await cloneOnPglite();
  const app = createApp({
    db,
    clock: systemClock,
    ids: randomIds,
    notify: () => undefined,
    companyId: COMPANY_ID,
    logger: pino({ level: 'silent' }),
    timeLimitMs: 10_000,
    checkAnswers: true,
    dataDir: '/nowhere',
    mode: 'demo',
  });
  const { origin, stop } = await listen({ app, host: '127.0.0.1', port: 0 });
  return {
    origin,
    close: async () => {
      await stop(0);
      await close();
    },
  };
}
