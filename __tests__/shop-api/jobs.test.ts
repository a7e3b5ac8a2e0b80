import { afterEach, expect, test } from '@jest/globals';
import { onEachDatabase } from '@/__tests__/support/test-database';
import { testDeps } from '@/__tests__/support/test-deps';
import { createLogger } from '@/shop-api/http/log';
import { startJobs } from '@/shop-api/jobs';
import { systemClock } from '@/shop-api/providers/clock';
import type { SearchServer } from '@/shop-api/providers/search/search-server';
import type { Loop } from '@/shop-api/run-loop';

const HOUR_MS = 3_600_000;
const running: Loop[] = [];

onEachDatabase((database) => {
  afterEach(async () => {
    await Promise.all(running.splice(0).map((jobs) => jobs.stop()));
  });

  test('a search server is sent the products while the shop is open, however long other jobs rest', async () => {
    const { promise: shown, resolve } = Promise.withResolvers<string>();
    const written: number[] = [];
    const searchServer: SearchServer = {
      find: () => Promise.reject(new Error('nobody searches')),
      hasIndex: async () => true,
      createIndex: async () => undefined,
      deleteIndex: async () => undefined,
      write: async (_index, documents) => void written.push(...documents.map(({ id }) => id)),
      refresh: async (index) => resolve(index),
    };
    const deps = { ...testDeps({ db: database.db, clock: systemClock }), searchServer };
    const logger = createLogger({ level: 'silent' });
    running.push(startJobs({ deps, metrics: deps.metrics.jobs, logger, everyMs: HOUR_MS }));
    expect(await shown).toMatch(/^shop-products-/);
    expect(written).toContain(1001);
  });
});
