import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import {
  pretendPictures,
  startApiProcess,
  startWorkerProcess,
} from '@/__tests__/support/api-process';
import {
  cloneOnPostgres,
  type PostgresClone,
} from '@/__tests__/support/per-worker/clone-on-postgres';
import { tempFolder } from '@/__tests__/support/temp-folder';
import { mailQueue } from '@/shop-api/db/schema/mail-queue';
import { queueMail } from '@/shop-api/domain/mail/queue-mail';
import { systemClock } from '@/shop-api/providers/clock';

const { TEST_DATABASE_URL: server } = process.env;
const TOKEN = 'a-token-of-the-monitoring';
/** Programs start in seconds, on a machine that does other work. */
const LIMIT_MS = 120_000;
/** Nobody listens there. */
const NO_MAIL_SERVER = 'smtp://127.0.0.1:9';
/** Jobs of all kinds: on rows, often, on files, mails, housekeeping, watches. */
const TASKS = [
  'expireHolds',
  'indexChangedProducts',
  'runImports',
  'sendDueMails',
  'forgetOldKeys',
  'watchCatalogue',
  'watchDates',
];

const SUCCEEDED = 'shop_api_job_last_success_seconds';

/** A figure of a task in the text of Prometheus; NaN where there is none. */
function figureOf(text: string, name: string, task: string): number {
  return Number(new RegExp(`^${name}{task="${task}"} (\\S+)$`, 'm').exec(text)?.[1]);
}

async function scrape(origin: string): Promise<string> {
  return (await fetch(`${origin}/metrics`)).text();
}

/** Scrapes until the figures are so, and returns them. */
async function scrapeUntil(origin: string, isSo: (text: string) => boolean): Promise<string> {
  for (;;) {
    const text = await scrape(origin);
    if (isSo(text)) return text;
    await pause(20);
  }
}

const describeOnPostgres = server ? describe : describe.skip;

describeOnPostgres('a worker that is watched', () => {
  const running: { end: (signal: 'SIGKILL') => Promise<unknown> }[] = [];
  let clone: PostgresClone;
  let env: Record<string, string>;

  const start = async (given: Record<string, string>) => {
    const worker = await startWorkerProcess({ ...env, ...given });
    running.push(worker);
    return worker;
  };

  beforeAll(async () => {
    clone = await cloneOnPostgres(server ?? '');
    const dataDir = tempFolder();
    await pretendPictures(clone.db, dataDir);
    env = { DATABASE_URL: clone.url, DATA_DIR: dataDir, SMTP_URL: NO_MAIL_SERVER };
  }, LIMIT_MS);
  afterEach(async () => {
    await Promise.all(running.splice(0).map((one) => one.end('SIGKILL')));
    await clone.db.delete(mailQueue);
  });
  afterAll(() => clone?.close());

  test(
    'says when each of its jobs last succeeded, and what failed',
    async () => {
      const before = Date.now() / 1000;
      const { origin, end } = await start({ WORKER_METRICS_PORT: '0' });
      const fine = await scrapeUntil(origin, (text) =>
        TASKS.every((task) => figureOf(text, SUCCEEDED, task) >= before),
      );
      expect(TASKS.map((task) => figureOf(fine, 'shop_api_job_failures_total', task))).toEqual(
        TASKS.map(() => 0),
      );
      expect(fine).toMatch(/^shop_api_build_info{version=".+",release=".+"} 1$/m);
      expect(fine).toMatch(/^process_resident_memory_bytes \d+$/m);
      for (const path of ['/healthz', '/readyz']) {
        expect((await fetch(`${origin}${path}`)).status).toBe(200);
      }

      await queueMail({
        ctx: { db: clone.db, clock: systemClock },
        input: {
          kind: 'password_changed',
          payload: { email: 'asha@example.com', at: new Date().toISOString() },
        },
      });
      const failed = await scrapeUntil(
        origin,
        (text) => figureOf(text, 'shop_api_job_failures_total', 'sendDueMails') > 0,
      );
      expect(failed).toMatch(/^shop_api_mails_queued 1$/m);
      expect(await end('SIGTERM')).toBe(0);
    },
    LIMIT_MS,
  );

  test(
    'sends its figures to whoever has the token, and answers nothing else',
    async () => {
      const { origin } = await start({ WORKER_METRICS_PORT: '0', METRICS_TOKEN: TOKEN });
      const statusOf = async (path: string, headers = {}) =>
        (await fetch(`${origin}${path}`, { headers })).status;
      expect(await statusOf('/metrics', { Authorization: `Bearer ${TOKEN}` })).toBe(200);
      expect(await statusOf('/metrics')).toBe(404);
      expect(await statusOf('/web/categories/')).toBe(404);
    },
    LIMIT_MS,
  );

  test(
    'opens no port unless it is told to; an API that leaves the jobs to it has no figures of them',
    async () => {
      expect((await start({})).origin).toBe('');
      const api = await startApiProcess({ ...env, JOBS: 'false' });
      running.push(api);
      const text = await scrape(api.origin);
      expect(text).toContain('shop_api_request_seconds');
      expect(text).not.toContain(`${SUCCEEDED}{`);
    },
    LIMIT_MS,
  );

  test(
    'an API that does the jobs has the same figures',
    async () => {
      const api = await startApiProcess(env);
      running.push(api);
      await scrapeUntil(api.origin, (text) =>
        TASKS.every((task) => figureOf(text, SUCCEEDED, task) > 0),
      );
    },
    LIMIT_MS,
  );
});
