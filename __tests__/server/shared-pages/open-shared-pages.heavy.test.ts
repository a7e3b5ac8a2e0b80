import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  jest,
  test,
} from '@jest/globals';
import { hasRedis, type OwnRedis, startOwnRedis } from '@/__tests__/support/own-redis';
import { tempFolder, writeTempFile } from '@/__tests__/support/temp-folder';
import { readConfig } from '@/lib/server/config';
import { storefrontMetrics } from '@/lib/server/http/metrics';
import { openSharedPages } from '@/server/shared-pages/open-shared-pages';
import type { SharedPages } from '@/server/shared-pages/shared-pages';

const describeOnRedis = hasRedis ? describe : describe.skip;
const REVALIDATE_SECRET = 'a-secret-of-thirty-two-characters';
const LIFE = { revalidate: 60, expire: undefined };
const FIGURE = 'shop_storefront_shared_cache_used';
const folder = tempFolder();

let redis: OwnRedis;
let open: SharedPages[] = [];
const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
const info = jest.spyOn(console, 'info').mockImplementation(() => undefined);

/** The folder of a build with this id. */
function build(id: string): string {
  writeTempFile(folder, `${id}/BUILD_ID`, `${id}\n`);
  return `${folder}/${id}`;
}

async function used(): Promise<number | undefined> {
  return (await storefrontMetrics().sharedPagesUsed.get()).values[0]?.value;
}

async function untilUsed(value: 0 | 1): Promise<void> {
  while ((await used()) !== value) await new Promise((go) => setImmediate(go));
}

/** A storefront that shares pages and has followed all notices. */
async function storefront(id: string, variables: Record<string, string> = {}) {
  const config = readConfig({ VALKEY_URL: redis.url, REVALIDATE_SECRET, ...variables });
  const pages = await openSharedPages(config, build(id));
  if (!pages) throw new Error('It shares no pages');
  open.push(pages);
  await untilUsed(1);
  pages.ledger.follow([], 1);
  return pages;
}

/** Has a page reach the store; returns its name there. */
async function stored(pages: SharedPages, path: string): Promise<string> {
  pages.write(path, 'a page', LIFE);
  let names: string[] = [];
  while (names.length === 0) names = await redis.client.keys(`*${path}`);
  return String(names[0]);
}

afterEach(async () => {
  await Promise.all(open.map((pages) => pages.close()));
  open = [];
  storefrontMetrics().registry.removeSingleMetric(FIGURE);
});

test('a storefront without VALKEY_URL shares no pages, and has no figure of it', async () => {
  expect(await openSharedPages(readConfig({ REVALIDATE_SECRET }), build('one'))).toBeUndefined();
  expect(warn).not.toHaveBeenCalled();
  expect(await storefrontMetrics().registry.metrics()).not.toContain(FIGURE);
});

test('a storefront that follows no notices shares no pages, and says why', async () => {
  const config = readConfig({ VALKEY_URL: 'redis://127.0.0.1:9' });
  expect(await openSharedPages(config, build('one'))).toBeUndefined();
  expect(warn).toHaveBeenLastCalledWith(expect.stringContaining('REVALIDATE_SECRET'));
});

describeOnRedis('a storefront with VALKEY_URL', () => {
  beforeAll(async () => {
    redis = await startOwnRedis();
  });
  beforeEach(async () => {
    jest.clearAllMocks();
    storefrontMetrics().sharedPageReads.reset();
    await redis.client.flushDb();
  });
  afterAll(() => redis.stop());

  test('says once that the store is used, away and used again', async () => {
    await storefront('one');
    expect(await storefrontMetrics().registry.metrics()).toContain(`${FIGURE} 1`);
    await redis.halt();
    await untilUsed(0);
    await redis.start();
    await untilUsed(1);
    expect(warn).toHaveBeenCalledTimes(1);
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('away'), expect.any(Error));
    expect(info).toHaveBeenCalledTimes(2);
  });

  test('shares pages with the same build of the same shop alone', async () => {
    const one = await storefront('one');
    const others = [
      await storefront('one', { API_BASE_URL: 'http://another-server:4000' }),
      await storefront('two'),
      await storefront('one', { PUBLIC_ORIGIN: 'https://staging.example.com' }),
      await storefront('one', { COMPANY_ID: '8' }),
    ];
    await stored(one, '/web/faq');
    const found = await Promise.all(others.map((pages) => pages.read('/web/faq', () => [])));
    expect(found.map((page) => page?.value)).toEqual(['a page', undefined, undefined, undefined]);
  });

  test('counts what it finds, and says once that something there is of nobody', async () => {
    const pages = await storefront('one');
    await redis.client.set(await stored(pages, '/web/faq'), 'garbage');
    await stored(pages, '/web/cart');
    for (const path of ['/web/faq', '/web/faq', '/web/cart']) await pages.read(path, () => []);
    const { values } = await storefrontMetrics().sharedPageReads.get();
    const countOf = (result: string) =>
      values.find(({ labels }) => labels.result === result)?.value;
    expect([countOf('refused'), countOf('hit')]).toEqual([2, 1]);
    expect(warn).toHaveBeenCalledTimes(1);
  });
});
