import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { pino } from 'pino';
import { demoDataFolder, startApiProcess } from '@/__tests__/support/api-process';
import { LIVE_VARIABLES } from '@/__tests__/support/live-variables';
import { withS3 } from '@/__tests__/support/s3/with-s3';
import { tempFolder } from '@/__tests__/support/temp-folder';
import { checkBucket } from '@/shop-api/check-bucket';
import { readApiConfig } from '@/shop-api/config';
import { openDatabase } from '@/shop-api/db/open-database';
import { prepareDatabase } from '@/shop-api/prepare-database';

const s3 = withS3();
/** Programs start in seconds, on a machine that does other work. */
const LIMIT_MS = 120_000;

/** The variables of the bucket. */
const bucket = (changed: Record<string, string> = {}) => ({
  S3_BUCKET: s3.config.bucket,
  S3_ENDPOINT: s3.config.endpoint ?? '',
  S3_REGION: s3.config.region,
  S3_ACCESS_KEY_ID: s3.config.accessKeyId,
  S3_SECRET_ACCESS_KEY: s3.config.secretAccessKey,
  ...changed,
});

/** Checks a bucket; returns whether it answers, and the log. */
async function check(env: Record<string, string>) {
  const lines: string[] = [];
  const logger = pino({ level: 'warn' }, { write: (line) => void lines.push(line) });
  const answers = await checkBucket(readApiConfig(env), logger);
  return { answers, log: lines.join('') };
}

let DATA_DIR: string;
beforeAll(async () => {
  DATA_DIR = await demoDataFolder(tempFolder());
}, LIMIT_MS);
const running: { end: (signal: 'SIGKILL') => Promise<unknown> }[] = [];
afterAll(async () => {
  await Promise.all(running.map((one) => one.end('SIGKILL')));
});

test(
  'a live shop whose key the store refuses does not start, and says which variable is wrong',
  async () => {
    const dataDir = tempFolder();
    const { db, close } = await openDatabase({ dataDir, databaseUrl: undefined });
    await prepareDatabase(db);
    await close();
    const env = {
      ...LIVE_VARIABLES,
      DATA_DIR: dataDir,
      ...bucket({ S3_SECRET_ACCESS_KEY: 'wrong' }),
    };
    const started = startApiProcess(env);
    await expect(started).rejects.toThrow(
      /^S3_SECRET_ACCESS_KEY does not belong to S3_ACCESS_KEY_ID \(SignatureDoesNotMatch\)\.$/m,
    );
  },
  LIMIT_MS,
);

test('a live shop starts while its store is away, and logs one sentence', async () => {
  const away = { ...LIVE_VARIABLES, ...bucket({ S3_ENDPOINT: 'http://127.0.0.1:9' }) };
  const { answers, log } = await check(away);
  expect(answers).toBe(false);
  expect(log.trim().split('\n')).toHaveLength(1);
  expect(log).toContain('The object store of S3_BUCKET does not answer');
});

test('a shop whose bucket answers, or that has none, logs nothing', async () => {
  expect(await check({ ...LIVE_VARIABLES, ...bucket() })).toEqual({ answers: true, log: '' });
  expect(await check(LIVE_VARIABLES)).toEqual({ answers: true, log: '' });
});

test(
  'a shop that is tried out opens without its pictures, and its log has the sentence',
  async () => {
    const env = { DATA_DIR, ...bucket({ S3_ACCESS_KEY_ID: 'NOBODY' }) };
    const api = await startApiProcess(env);
    running.push(api);
    expect((await fetch(`${api.origin}/readyz`)).status).toBe(200);
    const said = api.lines.filter((line) => line.includes('S3_ACCESS_KEY_ID'));
    expect(said).toEqual([expect.stringContaining('The object store does not know')]);
  },
  LIMIT_MS,
);
