import { expect, test } from '@jest/globals';
import { onEachDatabase } from '@/__tests__/support/test-database';
import type { OpenDatabase } from '@/shop-api/db/database';
import { openPostgres } from '@/shop-api/db/open-postgres';
import { mailQueue } from '@/shop-api/db/schema/mail-queue';
import { queueMail } from '@/shop-api/domain/mail/queue-mail';
import { ApiMetrics } from '@/shop-api/http/metrics';
import { systemClock } from '@/shop-api/providers/clock';
import { watchShop } from '@/shop-api/watch-shop';

const { TEST_DATABASE_URL: databaseUrl = '' } = process.env;
const onPostgres = databaseUrl ? test : test.skip;

/** Returns a function that reads one figure of a database's metrics. */
function figuresOf(database: OpenDatabase, pictures = { waiting: 0 }) {
  const metrics = new ApiMetrics();
  watchShop({ metrics, database, pictures });
  return async (name: string) => {
    const { text } = await metrics.scrape();
    return new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1];
  };
}

onEachDatabase((database) => {
  test('the metrics say how many mails and pictures wait, and how the process is', async () => {
    const { db } = database;
    const opened = { db, kind: 'pglite' as const, close: async () => undefined };
    const figure = figuresOf(opened, { waiting: 3 });
    const before = Number(await figure('shop_api_mails_queued'));
    const input = { kind: 'password_reset' as const, payload: { email: 'asha@example.com' } };
    await queueMail({ ctx: { db, clock: systemClock }, input });
    expect(await figure('shop_api_mails_queued')).toBe(String(before + 1));
    await db.update(mailQueue).set({ createdAt: new Date(Date.now() - 90_000) });
    expect(Number(await figure('shop_api_mail_oldest_seconds'))).toBeGreaterThanOrEqual(89);
    expect(await figure('shop_api_pictures_waiting')).toBe('3');
    expect(Number(await figure('process_resident_memory_bytes'))).toBeGreaterThan(0);
    expect(await figure('nodejs_eventloop_lag_seconds')).toBeDefined();
    expect(await figure('shop_api_database_connections_used')).toBeUndefined();
  });
});

onPostgres('the pool says how many connections are used, and how many queries wait', async () => {
  const opened = await openPostgres(databaseUrl);
  const { connections } = opened;
  const { promise, resolve: release } = Promise.withResolvers<void>();
  const begun: Promise<void>[] = [];
  const held = Array.from({ length: 10 }, () => {
    const begins = Promise.withResolvers<void>();
    begun.push(begins.promise);
    return opened.db.transaction(async () => {
      begins.resolve();
      await promise;
    });
  });
  await Promise.all(begun);
  const waiting = opened.db.transaction(async () => undefined);
  expect(connections?.()).toEqual({ used: 10, waiting: 1 });
  release();
  await Promise.all([...held, waiting]);
  expect(connections?.()).toEqual({ used: 0, waiting: 0 });
  await opened.close();
});
