import { type AddressInfo, createServer } from 'node:net';
import { describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { cloneOnPostgres } from '@/__tests__/support/per-worker/clone-on-postgres';
import { tempFolder } from '@/__tests__/support/temp-folder';
import { selectRows } from '@/shop-api/db/database';
import { migrate } from '@/shop-api/db/migrate';
import { openDatabase } from '@/shop-api/db/open-database';
import { storeRoleLimits } from '@/shop-api/db/role-limits';
import { brands } from '@/shop-api/db/schema/product-attributes';

describe('the embedded database', () => {
  test('keeps its data when it is opened again, and is migrated once', async () => {
    const dataDir = tempFolder();
    const first = await openDatabase({ dataDir });
    expect(await migrate(first.db)).toBeGreaterThan(0);
    await first.db.insert(brands).values({ name: 'Kept', slug: 'kept' });
    await expect(openDatabase({ dataDir })).rejects.toThrow(/Another process of the shop/);
    await first.close();

    const second = await openDatabase({ dataDir });
    expect(await migrate(second.db)).toBe(0);
    expect(await second.db.$count(brands)).toBe(1);
    await second.close();
  }, 60_000);
});

describe('PostgreSQL', () => {
  test('that does not answer is reported in a plain message', async () => {
    const closed = createServer().listen(0, '127.0.0.1');
    await new Promise((done) => closed.once('listening', done));
    const { port } = closed.address() as AddressInfo;
    await new Promise((done) => closed.close(done));
    const databaseUrl = `postgres://nobody@127.0.0.1:${port}/none`;
    await expect(openDatabase({ databaseUrl, dataDir: '' })).rejects.toThrow(
      /named by DATABASE_URL does not answer/,
    );
  });

  const { TEST_DATABASE_URL: databaseUrl } = process.env;
  if (!databaseUrl) return;

  const LIMIT = sql`SELECT current_setting('statement_timeout') AS limit`;

  test('cancels a statement after 3 seconds', async () => {
    const { db, close } = await openDatabase({ databaseUrl, dataDir: '' });
    const [row] = await selectRows<{ limit: string }>(db, LIMIT);
    await close();
    expect(row?.limit).toBe('3s');
  });

  test('behind a pooler has the limits of its role, and is refused without them', async () => {
    const { url, ...clone } = await cloneOnPostgres(databaseUrl);
    const open = () => openDatabase({ databaseUrl: url, hasPooler: true, dataDir: '' });
    await expect(open()).rejects.toThrow(/lack limits.*statement_timeout.*npm run migrate/);
    await storeRoleLimits(clone.db);
    const { db, close } = await open();
    const [row] = await selectRows<{ limit: string }>(db, LIMIT);
    await Promise.all([close(), clone.close()]);
    expect(row?.limit).toBe('3s');
  });

  test('has as many connections as it is given', async () => {
    const { db, connections, close } = await openDatabase({
      databaseUrl,
      databasePoolSize: 2,
      dataDir: '',
    });
    let most = 0;
    const count = async () => {
      most = Math.max(most, connections?.().used ?? 0);
    };
    await Promise.all(Array.from({ length: 5 }, () => db.transaction(count)));
    expect(most).toBe(2);
    await close();
  });
});
