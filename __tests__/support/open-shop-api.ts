import { type AppDeps, createApp } from '../../shop-api/app.ts';
import { listen } from '../../shop-api/listen.ts';
import { systemClock } from '../../shop-api/providers/clock.ts';
import { MemoryOutbox } from './memory-outbox.ts';
import { cloneDemoShop } from './test-database.ts';
import { testDeps } from './test-deps.ts';

/** The real shop API on a copy of the demo shop, listening on a free port. */
export async function openShopApi(changes: Partial<AppDeps> = {}) {
  const { db, close } = await cloneDemoShop();
  const outbox = new MemoryOutbox();
  const app = createApp({ ...testDeps({ db, clock: systemClock, outbox }), ...changes });
  const { origin, stop } = await listen({ app, host: '127.0.0.1', port: 0 });
  return {
    origin,
    /** For states that no call can set up or read. */
    db,
    outbox,
    close: async () => {
      await stop(0);
      await close();
    },
  };
}
