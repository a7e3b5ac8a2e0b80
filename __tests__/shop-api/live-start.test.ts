import { execFile } from 'node:child_process';
import { beforeAll, expect, jest, test } from '@jest/globals';
import {
  demoDataFolder,
  NODE_COMPILE_CACHE,
  startApiProcess,
} from '@/__tests__/support/api-process';
import { LIVE_VARIABLES } from '@/__tests__/support/live-variables';
import { cloneOnPostgres, emptyOnPostgres } from '@/__tests__/support/per-worker/clone-on-postgres';
import { PROJECT_ROOT } from '@/__tests__/support/project-files';
import { tempFolder } from '@/__tests__/support/temp-folder';

/** Runs a program of the API, and returns how it ended. */
function run(program: string, env: Record<string, string>, ...args: string[]) {
  return new Promise<{ code: unknown; text: string }>((done) => {
    const options = {
      cwd: PROJECT_ROOT,
      env: { PATH: process.env.PATH, NODE_COMPILE_CACHE, ...env },
    };
    execFile(process.execPath, [program, ...args], options as object, (error, out, wrong) =>
      done({ code: error?.code ?? 0, text: `${out}${wrong}` }),
    );
  });
}

const { TEST_DATABASE_URL: server } = process.env;

/** Variables of an empty database: on PostgreSQL where there is one, as for a live shop. */
async function emptyDatabase(): Promise<Record<string, string>> {
  const DATA_DIR = tempFolder();
  if (!server) return { DATA_DIR };
  const { url, close } = await emptyOnPostgres(server);
  await close();
  return { DATA_DIR, DATABASE_URL: url };
}

/** Variables of a database with the demo shop. */
async function demoDatabase(): Promise<Record<string, string>> {
  const DATA_DIR = tempFolder();
  if (!server) return { DATA_DIR: await demoDataFolder(DATA_DIR) };
  const { url, close } = await cloneOnPostgres(server);
  await close();
  return { DATA_DIR, DATABASE_URL: url };
}

/** Four processes, one after the other, on a machine that does other things too. */
jest.setTimeout(120_000);

let demo: Record<string, string>;
beforeAll(async () => {
  demo = await demoDatabase();
});

test('a live shop does not start on the data of the demo shop', async () => {
  await expect(startApiProcess({ ...LIVE_VARIABLES, ...demo })).rejects.toThrow(
    /does not start on the data of the demo shop.*staff@example\.com.*WELCOME10/,
  );
});

test('the demo shop is never written into a live one', async () => {
  const { code, text } = await run('shop-api/seed/main.ts', {
    ...LIVE_VARIABLES,
    DATA_DIR: tempFolder(),
  });
  expect([code, text]).toEqual([1, expect.stringContaining('nothing was written')]);
});

test('the first member of staff is made by a command, and unmade by it', async () => {
  const make = (...args: string[]) => run('shop-api/commands/make-staff.ts', demo, ...args);
  expect(await make()).toEqual({ code: 1, text: expect.stringContaining('Usage') });
  expect(await make('demo@example.com')).toEqual({
    code: 0,
    text: expect.stringContaining('demo@example.com is a member of staff'),
  });
  expect(await make('--remove', 'demo@example.com')).toEqual({
    code: 0,
    text: expect.stringContaining('demo@example.com is no member of staff any more'),
  });
  expect(await make('demo@example.com', '--remove')).toEqual({
    code: 1,
    text: expect.stringContaining('No member of staff has the email address'),
  });
});

async function startOnEmptyDatabase() {
  const empty = { ...LIVE_VARIABLES, ...(await emptyDatabase()) };
  await expect(startApiProcess(empty)).rejects.toThrow('Run: npm run migrate');
  const migrate = () => run('shop-api/commands/migrate.ts', empty);
  expect(await migrate()).toEqual({
    code: 0,
    text: expect.stringMatching(/up to date \(\d+ steps\)/),
  });
  expect(await migrate()).toEqual({ code: 0, text: expect.stringContaining('are up to date') });
  const api = await startApiProcess(empty);
  expect((await fetch(`${api.origin}/readyz`)).status).toBe(200);
  expect(await api.end('SIGTERM')).toBe(0);
}

test(
  'an empty database is brought up to date by a command, and by nothing else',
  startOnEmptyDatabase,
);
