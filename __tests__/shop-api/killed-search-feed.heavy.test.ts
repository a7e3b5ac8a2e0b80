import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type ApiProcess, demoDataFolder, startApiProcess } from '@/__tests__/support/api-process';
import { OpenSearchStandIn } from '@/__tests__/support/open-search/open-search-stand-in';
import { tempFolder } from '@/__tests__/support/temp-folder';
import { COMPANY_HEADER } from '@/contract/kit/headers';

/** The claim of a killed process ends after half a minute. */
const LIMIT_MS = 180_000;

const standIn = new OpenSearchStandIn();
const running: ApiProcess[] = [];
let dataDir: string;

async function start(): Promise<ApiProcess> {
  const api = await startApiProcess({ DATA_DIR: dataDir, OPENSEARCH_URL: standIn.url });
  running.push(api);
  return api;
}

/** Waits for a call to the stand-in, which answers it with a fault, if one is given. */
function nextCall(name: string, fault: 'hang' | null = null): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  standIn.onCall = (called) => {
    if (called !== name) return;
    standIn.http.fault = fault;
    resolve();
  };
  return promise;
}

beforeAll(async () => {
  await standIn.http.open();
  dataDir = await demoDataFolder(tempFolder());
}, LIMIT_MS);

afterAll(async () => {
  await Promise.all(running.map((api) => api.end('SIGKILL')));
  standIn.http.close();
});

test(
  'a shop that is killed while it fills the search server fills it after the next start, and searches there',
  async () => {
    const sending = nextCall('_bulk', 'hang');
    const first = await start();
    await sending;
    await first.end('SIGKILL');
    standIn.http.fault = null;

    const filled = nextCall('_refresh');
    const { origin } = await start();
    await filled;
    const find = async () => {
      const headers = { [COMPANY_HEADER]: '7' };
      const answer = await fetch(`${origin}/web/products/list/?prod_search=turmeric`, { headers });
      return (await answer.json()).data.data.map(({ id }: { id: number }) => id);
    };
    while (standIn.callsOf('_search') === 0) expect(await find()).toContain(1059);
    expect(standIn.callsOf('_bulk')).toBe(2);
    expect(standIn.sizeOf(standIn.aliases[0] ?? '')).toBeGreaterThan(50);
  },
  LIMIT_MS,
);
