import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import {
  hasPgbouncer,
  type OwnPgbouncer,
  startOwnPgbouncer,
} from '@/__tests__/support/own-pgbouncer';
import { hasPostgres, type OwnPostgres, startOwnPostgres } from '@/__tests__/support/own-postgres';
import { size } from '@/__tests__/support/size';

const isRehearsed = hasPostgres && hasPgbouncer && size({ quick: 0, heavy: 1 }) > 0;
const describeRehearsed = isRehearsed ? describe : describe.skip;

/** As shoppers see it: the database is back, and so is the shop. */
const BACK_WITHIN_MS = 3_000;
const LIMIT_MS = 120_000;

describeRehearsed('PgBouncer with the settings of deploy', () => {
  let server: OwnPostgres;
  let pooler: OwnPgbouncer;

  beforeAll(async () => {
    server = await startOwnPostgres();
    pooler = await startOwnPgbouncer(server.create('shop'), { servers: 4, waitSeconds: 5 });
  }, LIMIT_MS);
  afterAll(async () => {
    await pooler?.stop();
    server?.stop();
  });

  const answers = async () => {
    const client = new pg.Client({ connectionString: pooler.url });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.query('SELECT 1');
      return true;
    } catch {
      return false;
    } finally {
      await client.end().catch(() => undefined);
    }
  };

  test(
    'finds a database that was restarted within three seconds',
    async () => {
      expect(await answers()).toBe(true);
      await server.halt();
      expect(await answers()).toBe(false);
      await server.start();
      const back = Date.now();
      while (!(await answers())) await pause(50);
      expect(Date.now() - back).toBeLessThan(BACK_WITHIN_MS);
    },
    LIMIT_MS,
  );
});
