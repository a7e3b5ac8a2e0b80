import { connect, createServer, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  pretendPictures,
  startApiProcess,
  startWorkerProcess,
} from '@/__tests__/support/api-process';
import {
  cloneOnPostgres,
  type PostgresClone,
} from '@/__tests__/support/per-worker/clone-on-postgres';
import { freePort, untilStatus } from '@/__tests__/support/processes';
import { tempFolder } from '@/__tests__/support/temp-folder';

const { TEST_DATABASE_URL: server } = process.env;
const describeOnPostgres = server ? describe : describe.skip;
/** Programs start in seconds, on a machine that does other work. */
const LIMIT_MS = 120_000;

const sockets = new Set<Socket>();

/** The database at an address of its own, behind which it comes up later. */
const door = createServer((socket) => {
  const { hostname, port } = new URL(server ?? '');
  const inner = connect({ host: hostname, port: Number(port || 5432) });
  for (const one of [socket, inner]) {
    sockets.add(one);
    one.on('error', () => undefined);
  }
  socket.pipe(inner).pipe(socket);
});

describeOnPostgres('a program that starts while the database is away', () => {
  let clone: PostgresClone;
  const dataDir = tempFolder();
  beforeAll(async () => {
    clone = await cloneOnPostgres(server ?? '');
    await pretendPictures(clone.db, dataDir);
  }, LIMIT_MS);
  afterAll(async () => {
    for (const socket of sockets) socket.destroy();
    door.close();
    await clone?.close();
  });

  test(
    'says that it waits, and works as soon as there is one',
    async () => {
      const [databasePort, apiPort, workerPort] = [
        await freePort(),
        await freePort(),
        await freePort(),
      ];
      const url = new URL(clone.url);
      url.host = `127.0.0.1:${databasePort}`;
      const env = { DATABASE_URL: url.href, DATA_DIR: dataDir, JOBS: 'false' };
      const starting = Promise.all([
        startApiProcess({ ...env, API_PORT: String(apiPort) }),
        startWorkerProcess({ ...env, WORKER_METRICS_PORT: String(workerPort) }),
      ]);
      for (const port of [apiPort, workerPort]) {
        await untilStatus(`http://127.0.0.1:${port}/healthz`, 200);
        const call = await fetch(`http://127.0.0.1:${port}/web/products/list/`);
        expect([call.status, call.headers.get('retry-after')]).toEqual([503, '5']);
        const ready = await fetch(`http://127.0.0.1:${port}/readyz`);
        expect([ready.status, await ready.json()]).toEqual([
          503,
          { status: false, database: 'down' },
        ]);
      }
      door.listen(databasePort, '127.0.0.1');
      for (const { origin, lines, end } of await starting) {
        expect((await fetch(`${origin}/readyz`)).status).toBe(200);
        expect(lines.filter((line) => line.includes('does not answer'))).not.toEqual([]);
        expect(await end('SIGTERM')).toBe(0);
      }
    },
    LIMIT_MS,
  );

  test('ends where waiting does not help', async () => {
    const none = new URL(clone.url);
    none.pathname = '/no-such-database';
    const start = startApiProcess({ DATABASE_URL: none.href, DATA_DIR: dataDir });
    await expect(start).rejects.toThrow(/named by DATABASE_URL does not answer.*no-such-database/);
  });
});
