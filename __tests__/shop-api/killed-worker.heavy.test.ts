import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import {
  pretendPictures,
  startApiProcess,
  startWorkerProcess,
} from '@/__tests__/support/api-process';
import { HeldMailbox } from '@/__tests__/support/held-mailbox';
import { COFFEE, OnlinePayment, STOCK } from '@/__tests__/support/online-payment';
import {
  cloneOnPostgres,
  type PostgresClone,
} from '@/__tests__/support/per-worker/clone-on-postgres';
import { isRunning } from '@/__tests__/support/processes';
import { size } from '@/__tests__/support/size';
import { tempFolder } from '@/__tests__/support/temp-folder';
import { TestApp } from '@/__tests__/support/test-app';
import { selectRows } from '@/shop-api/db/database';
import { mailQueue } from '@/shop-api/db/schema/mail-queue';
import { queueMail } from '@/shop-api/domain/mail/queue-mail';
import { systemClock } from '@/shop-api/providers/clock';

const { TEST_DATABASE_URL: server } = process.env;
/** More than a worker does side by side. */
const ROUNDS = 10;
const MAILS = size({ quick: 30, heavy: 500 });
/** Programs start in seconds, on a machine that does other work. */
const LIMIT_MS = 180_000;

/** Asks again until it is so. */
async function until(isSo: () => Promise<boolean> | boolean): Promise<void> {
  while (!(await isSo())) await pause(10);
}

const describeOnPostgres = server ? describe : describe.skip;

describeOnPostgres('workers beside APIs', () => {
  const post = new HeldMailbox();
  const running: { end: (signal: 'SIGKILL') => Promise<unknown> }[] = [];
  let clone: PostgresClone;
  let env: Record<string, string>;

  const startWorker = async () => {
    const worker = await startWorkerProcess(env);
    running.push(worker);
    return worker;
  };
  const owe = (email: string) =>
    queueMail({
      ctx: { db: clone.db, clock: systemClock },
      input: { kind: 'password_changed', payload: { email, at: new Date().toISOString() } },
    });
  const left = () => clone.db.$count(mailQueue);

  beforeAll(async () => {
    clone = await cloneOnPostgres(server ?? '');
    const dataDir = tempFolder();
    await pretendPictures(clone.db, dataDir);
    await clone.db.delete(mailQueue);
    env = { DATABASE_URL: clone.url, DATA_DIR: dataDir, SMTP_URL: await post.open() };
  }, LIMIT_MS);
  afterEach(async () => {
    await Promise.all(running.splice(0).map((one) => one.end('SIGKILL')));
    post.taken.length = 0;
    post.seen.length = 0;
  });
  afterAll(async () => {
    await post.close();
    await clone?.close();
  });

  test(
    'an API with JOBS=false leaves a mail alone, and two workers send each one once',
    async () => {
      const receivers = Array.from({ length: MAILS }, (_, n) => `many.${n}@example.com`);
      await Promise.all(receivers.map(owe));
      const api = await startApiProcess({ ...env, JOBS: 'false' });
      running.push(api);
      expect((await fetch(`${api.origin}/readyz`)).status).toBe(200);
      // It completes what it has begun.
      expect(await api.end('SIGTERM')).toBe(0);
      const rows = await clone.db.select().from(mailQueue);
      expect([rows.length, rows.filter(({ tries }) => tries > 0)]).toEqual([MAILS, []]);

      const workers = await Promise.all([startWorker(), startWorker()]);
      await until(async () => (await left()) === 0);
      expect(post.taken.map(({ to }) => to).toSorted()).toEqual(receivers.toSorted());
      expect(await Promise.all(workers.map((one) => one.end('SIGTERM')))).toEqual([0, 0]);
      const said = workers.flatMap(({ lines }) => lines);
      // A machine that does other work has slow queries.
      const isUsual = /^shop-api|A slow query/;
      expect(said.filter((line) => !isUsual.test(line))).toEqual([]);
    },
    LIMIT_MS,
  );

  test(
    'a mail that a killed worker had half sent is sent once by another one, under the same id',
    async () => {
      const { promise, resolve: open } = Promise.withResolvers<void>();
      post.opened = promise;
      await owe('half@example.com');
      const killed = await startWorker();
      await until(() => post.seen.length === 1);
      await killed.end('SIGKILL');
      // The claim of the killed one is over.
      await clone.db.update(mailQueue).set({ dueAt: new Date() });
      await startWorker();
      await until(() => post.seen.length === 2);
      open();
      await until(async () => (await left()) === 0);
      expect(new Set(post.seen).size).toBe(1);
    },
    LIMIT_MS,
  );

  test(
    'goods that a killed worker had half given back are given back once by another one',
    async () => {
      // Its clock is days behind: what it holds is overdue for a worker.
      const payment = new OnlinePayment(new TestApp(() => clone.db));
      const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
      await payment.begin();
      expect(await payment.stock()).toBe(STOCK - 2);
      const holding = clone.db.transaction(async (tx) => {
        await tx.execute(sql`SET LOCAL idle_in_transaction_session_timeout = 0`);
        await tx.execute(sql`SELECT FROM products WHERE id = ${COFFEE} FOR UPDATE`);
        await held;
      });
      const killed = await startWorker();
      await until(waitsForLock);
      await killed.end('SIGKILL');
      letGo();
      await holding;
      await startWorker();
      await until(async () => Boolean((await payment.order())?.releasedAt));
      expect(await payment.stock()).toBe(STOCK);
    },
    LIMIT_MS,
  );

  test(
    'a worker whose database was away goes on',
    async () => {
      const worker = await startWorker();
      const name = new URL(clone.url).pathname.slice(1);
      const admin = new pg.Client({ connectionString: server });
      await admin.connect();
      const allow = (isAllowed: boolean) =>
        admin.query(`ALTER DATABASE ${name} WITH ALLOW_CONNECTIONS ${isAllowed}`);
      await allow(false);
      await admin.query(
        'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1',
        [name],
      );
      const failures = () => worker.lines.filter((line) => line.includes('"level":40')).length;
      // All that it does has failed, some of it again.
      await until(() => !isRunning(worker.pid) || failures() > ROUNDS);
      await allow(true);
      await admin.end();
      expect(isRunning(worker.pid)).toBe(true);
      await owe('back@example.com');
      await until(async () => (await left()) === 0);
      expect(post.taken.map(({ to }) => to)).toEqual(['back@example.com']);
      expect(await worker.end('SIGTERM')).toBe(0);
    },
    LIMIT_MS,
  );

  /** Whether a process waits for a row of the database that another one holds. */
  async function waitsForLock(): Promise<boolean> {
    const rows = await selectRows(
      clone.db,
      sql`SELECT FROM pg_stat_activity
        WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    return rows.length > 0;
  }
});
