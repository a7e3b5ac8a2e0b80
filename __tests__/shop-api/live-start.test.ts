import { execFile } from 'node:child_process';
import { beforeAll, expect, test } from '@jest/globals';
import { demoDataFolder, startApiProcess } from '@/__tests__/support/api-process';
import { LIVE_VARIABLES } from '@/__tests__/support/live-variables';
import { PROJECT_ROOT } from '@/__tests__/support/project-files';
import { tempFolder } from '@/__tests__/support/temp-folder';

/** Runs a program of the API, and returns how it ended. */
function run(program: string, env: Record<string, string>, ...args: string[]) {
  return new Promise<{ code: unknown; text: string }>((done) => {
    const options = { cwd: PROJECT_ROOT, env: { PATH: process.env.PATH, ...env } };
    execFile(process.execPath, [program, ...args], options as object, (error, out, wrong) =>
      done({ code: error?.code ?? 0, text: `${out}${wrong}` }),
    );
  });
}

let DATA_DIR: string;
beforeAll(async () => {
  DATA_DIR = await demoDataFolder(tempFolder());
});

test('a live shop does not start on the data of the demo shop', async () => {
  await expect(startApiProcess({ ...LIVE_VARIABLES, DATA_DIR })).rejects.toThrow(
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
  const make = (...args: string[]) => run('shop-api/commands/make-staff.ts', { DATA_DIR }, ...args);
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

/** Four processes, one after the other, on a machine that does other things too. */
const LIMIT_MS = 120_000;

async function startOnEmptyDatabase() {
  const empty = { ...LIVE_VARIABLES, DATA_DIR: tempFolder() };
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
  LIMIT_MS,
);
