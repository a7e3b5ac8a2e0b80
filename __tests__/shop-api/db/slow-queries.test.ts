import { describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { TestApp } from '@/__tests__/support/test-app';
import { openPostgres } from '@/shop-api/db/open-postgres';
import type { SlowQuery } from '@/shop-api/db/slow-queries';
import { createLogger } from '@/shop-api/http/log';

const { TEST_DATABASE_URL: databaseUrl = '' } = process.env;
const onPostgres = databaseUrl ? test : test.skip;

/** Opens PostgreSQL and collects its slow queries. */
async function openWatched(slowMs: number, onSlow?: (query: SlowQuery) => void) {
  const slow: SlowQuery[] = [];
  const watch = { slowMs, onSlow: onSlow ?? ((query) => slow.push(query)) };
  const database = await openPostgres(databaseUrl, { watch });
  return { ...database, slow };
}

describe('a slow query', () => {
  onPostgres('is reported once, without values, and a fast one is not', async () => {
    const { db, slow, close } = await openWatched(150);
    await db.execute(sql`SELECT ${'secret'}::text`);
    await db.execute(sql`SELECT pg_sleep(0.2), ${'secret'}::text`);
    await close();
    expect(slow).toEqual([{ ms: expect.any(Number), sql: 'SELECT pg_sleep(0.2), $1::text' }]);
    expect(slow[0]?.ms).toBeGreaterThanOrEqual(150);
  });

  onPostgres('is reported of a transaction too', async () => {
    const { db, slow, close } = await openWatched(150);
    await db.transaction((tx) => tx.execute(sql`SELECT pg_sleep(0.2)`));
    await close();
    // A machine that does other work may take as long for the end of the transaction.
    const asleep = slow.filter(({ sql: text }) => text.includes('pg_sleep'));
    expect(asleep).toHaveLength(1);
  });

  onPostgres('is logged with the id of the request that asked', async () => {
    const lines: string[] = [];
    const destination = { write: (line: string) => void lines.push(line) };
    const logger = createLogger({ level: 'info', destination });
    const { db, close } = await openWatched(0, (query) => logger.warn(query, 'A slow query'));
    lines.length = 0;
    const app = new TestApp(() => db, { logger });
    const ids = Array.from({ length: 30 }, (_, n) => `request-of-a-shopper-${n}`);
    // More than there are connections, so that some wait for one of another request.
    await Promise.all(ids.map((id) => app.send('/readyz', { headers: { 'X-Request-Id': id } })));
    await close();
    const logged = lines.map((line) => JSON.parse(line));
    const counting = logged.filter(({ msg, sql: text }) => {
      return msg === 'A slow query' && text.includes('count(*)');
    });
    expect(counting.map(({ requestId }) => requestId).toSorted()).toEqual(ids.toSorted());
  });
});
