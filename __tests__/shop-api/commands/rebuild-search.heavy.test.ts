import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { demoDataFolder } from '@/__tests__/support/api-process';
import { OpenSearchStandIn } from '@/__tests__/support/open-search/open-search-stand-in';
import { PROJECT_ROOT } from '@/__tests__/support/project-files';
import { tempFolder } from '@/__tests__/support/temp-folder';

/** Programs start in seconds, on a machine that does other work. */
const LIMIT_MS = 120_000;
const standIn = new OpenSearchStandIn();
let DATA_DIR: string;

async function run(variables: Record<string, string>, ...args: string[]) {
  const command = ['shop-api/commands/rebuild-search.ts', ...args];
  const env = { PATH: process.env.PATH, NODE_ENV: 'production' as const, DATA_DIR, ...variables };
  const outcome = promisify(execFile)(process.execPath, command, { cwd: PROJECT_ROOT, env });
  return outcome.then(
    ({ stdout }) => ({ code: 0, text: stdout.trim() }),
    ({ code, stderr }) => ({ code, text: stderr.trim() }),
  );
}

beforeAll(async () => {
  await standIn.http.open();
  DATA_DIR = await demoDataFolder(tempFolder());
}, LIMIT_MS);
afterAll(() => standIn.http.close());

test(
  'the command fills an index where there is none, and builds another one beside it when asked to',
  async () => {
    const OPENSEARCH_URL = standIn.url;
    const built = { code: 0, text: 'Searches use the new index.' };
    expect(await run({ OPENSEARCH_URL }, '--missing')).toEqual(built);
    const [first = ''] = standIn.aliases;
    expect(standIn.sizeOf(first)).toBeGreaterThan(50);
    const present = { code: 0, text: 'Searches have an index.' };
    expect(await run({ OPENSEARCH_URL }, '--missing')).toEqual(present);
    expect(await run({ OPENSEARCH_URL })).toEqual(built);
    const [, second = ''] = standIn.aliases;
    expect(standIn.sizeOf(second)).toBe(standIn.sizeOf(first));
  },
  LIMIT_MS,
);

test(
  'what is missing or away is said in a line',
  async () => {
    expect(await run({})).toEqual({
      code: 1,
      text: 'OPENSEARCH_URL is not set: the database searches.',
    });
    const away = await run({ OPENSEARCH_URL: 'http://127.0.0.1:9' });
    expect(away).toMatchObject({
      code: 1,
      text: expect.stringMatching(/The server of OPENSEARCH_URL does not answer/),
    });
    expect((await run({ OPENSEARCH_URL: standIn.url }, '--wrong')).text).toContain('Usage');
  },
  LIMIT_MS,
);
