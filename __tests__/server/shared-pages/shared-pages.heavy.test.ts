import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { hasRedis, type OwnRedis, startOwnRedis } from '@/__tests__/support/own-redis';
import { pageCacheOfRequest } from '@/__tests__/support/page-cache';
import { NoticeLedger } from '@/server/shared-pages/notice-ledger';
import { openPageStore } from '@/server/shared-pages/page-store';
import { SharedPages, sharePages } from '@/server/shared-pages/shared-pages';

const describeOnRedis = hasRedis ? describe : describe.skip;
const SECRET = 'a-secret-of-thirty-two-characters';
const CONTEXT = { kind: 'APP_PAGE', isFallback: false, isRoutePPREnabled: true } as never;
const LIFE = { revalidate: 3600, expire: 604_800 };

let redis: OwnRedis;
let one: SharedPages;
/** The storefront whose cache is that of this process. */
let other: SharedPages;
let open: SharedPages[] = [];
let reads: string[] = [];
let paths = 0;
/** A page that no other test asks for, since all share the memory of this process. */
let path = '';

async function storefront({ namespace = 'build', secret = SECRET } = {}) {
  const ledger = new NoticeLedger();
  ledger.follow([], 100);
  const { promise: used, resolve } = Promise.withResolvers<void>();
  const store = await openPageStore({ url: redis.url, onUse: () => resolve(), restMs: 50 });
  const onRead = (result: string) => void reads.push(result);
  const pages = new SharedPages({ store, ledger, namespace, secret, onRead });
  open.push(pages);
  await used;
  return pages;
}

/** Has a storefront follow a notice; the cache of this process expires its tags too. */
async function notice(pages: SharedPages, id: number, ...tags: string[]) {
  const notices = [{ id, tags }];
  pages.ledger.hear(notices);
  if (pages === other) await pageCacheOfRequest().revalidateTag(tags, { expire: 0 });
  pages.ledger.follow(notices, id);
}

const page = (html: string, ...tags: string[]) => ({
  kind: 'APP_PAGE',
  html,
  rscData: Buffer.from('tree'),
  postponed: undefined,
  status: 200,
  headers: { 'x-next-cache-tags': tags.join() },
  segmentData: new Map([['/_tree', Buffer.from('tree')]]),
});

/** What a request of this process is answered with, without rendering. */
async function shown() {
  const entry = await pageCacheOfRequest().get(path, CONTEXT);
  return entry && { html: (entry.value as { html?: string }).html, ...entry };
}

/** Has a page reach the store; returns its name there. */
async function stored(pages: SharedPages, html: string, ...tags: string[]): Promise<string> {
  const before = await redis.client.dbSize();
  pages.write(path, page(html, ...tags), LIFE);
  while ((await redis.client.dbSize()) === before) await new Promise((go) => setImmediate(go));
  const [name] = (await redis.client.keys(`*${path}`)) as string[];
  return String(name);
}

describeOnRedis('storefronts that share pages', () => {
  beforeAll(async () => {
    redis = await startOwnRedis();
  });
  beforeEach(async () => {
    await redis.client.flushDb();
    paths += 1;
    path = `/web/page-${paths}`;
    [one, other] = [await storefront(), await storefront()];
    sharePages(other);
    reads = [];
  });
  afterEach(async () => {
    sharePages(undefined);
    await Promise.all(open.map((pages) => pages.close()));
    open = [];
  });
  afterAll(() => redis.stop());

  test('show what another one rendered, with all of its parts, and ask for it once', async () => {
    await stored(one, 'first', 'faq');
    const found = await shown();
    expect(found?.value).toEqual(page('first', 'faq'));
    expect(found?.cacheControl).toEqual(LIFE);
    expect((await shown())?.html).toBe('first');
    expect(reads).toEqual(['hit']);
  });

  test('hand over what they render themselves', async () => {
    sharePages(one);
    const { kind, ...rest } = page('own', 'faq');
    await pageCacheOfRequest().set(
      path,
      { kind, ...rest } as never,
      { ...LIFE, cacheControl: LIFE } as never,
    );
    const read = () => other.read<{ html: string }>(path, () => ['faq']);
    let found = await read();
    while (!found) found = await read();
    expect(found.value.html).toBe('own');
  });

  test('show no page from before a notice that they heard, whoever rendered it', async () => {
    await stored(one, 'old', 'faq', 'chrome');
    other.ledger.hear([{ id: 101, tags: ['chrome'] }]);
    expect(await shown()).toBeNull();
    expect(reads).toEqual(['outdated']);
  });

  test('show a page that was rendered after a notice which they heard later', async () => {
    await notice(one, 101, 'faq');
    await stored(one, 'new', 'faq');
    await notice(other, 101, 'faq');
    expect((await shown())?.html).toBe('new');
  });

  test('render a page anew that came from another one when a notice names it', async () => {
    await stored(one, 'old', 'faq');
    expect((await shown())?.html).toBe('old');
    other.ledger.hear([{ id: 101, tags: ['faq'] }]);
    expect(await shown()).toMatchObject({ lastModified: 1 });
    await notice(one, 101, 'faq');
    one.write(path, page('new', 'faq'), LIFE);
    await notice(other, 101, 'faq');
    while ((await shown())?.html !== 'new') await new Promise((go) => setImmediate(go));
  });

  test('render a page themselves after their shopper has written something that is on it', async () => {
    await stored(one, 'without the review', 'product:1');
    await pageCacheOfRequest().revalidateTag('product:1', { expire: 0 });
    expect(await shown()).toBeNull();
  });

  test('show nothing of another build, and nothing that was stored with another secret', async () => {
    await stored(await storefront({ namespace: 'earlier' }), 'earlier', 'faq');
    expect(await shown()).toBeNull();
    await stored(await storefront({ secret: 'of-somebody-else' }), 'forged', 'faq');
    expect(await shown()).toBeNull();
    expect(reads).toEqual(['miss', 'refused']);
  });

  test('show nothing of bytes that are no page', async () => {
    const name = await stored(one, 'right', 'faq');
    for (const bytes of ['', 'garbage', '\0'.repeat(100_000)]) {
      await redis.client.set(name, bytes);
      expect(await shown()).toBeNull();
    }
    await redis.client.del(name);
    await redis.client.lPush(name, 'a list');
    expect(await shown()).toBeNull();
    expect(reads).toEqual(['refused', 'refused', 'refused', 'failed']);
  });

  test('show a page for what is left of its time, which the store measures', async () => {
    const name = await stored(one, 'of an hour', 'faq');
    expect(await redis.client.pTTL(name)).toBeGreaterThan(3_590_000);
    await redis.client.pExpire(name, 60_000);
    expect((await shown())?.cacheControl).toEqual({ revalidate: 60, expire: 604_800 - 3_540 });
  });

  test('go on with their own pages while the store is frozen', async () => {
    await stored(one, 'unreached', 'faq');
    redis.freeze();
    expect(await shown()).toBeNull();
    await pageCacheOfRequest().set(path, page('own', 'faq') as never, CONTEXT);
    expect((await shown())?.html).toBe('own');
    redis.thaw();
    expect(reads).toEqual(['failed']);
  });

  test('read from a store again that had been left alone', async () => {
    await stored(one, 'reached', 'faq');
    redis.freeze();
    while (reads.length < 7) expect(await shown()).toBeNull();
    redis.thaw();
    while ((await shown())?.html !== 'reached') await new Promise((go) => setImmediate(go));
    expect(reads.slice(0, 7)).not.toContain('hit');
  });
});

test('without a store a storefront has its own pages alone', async () => {
  path = '/web/alone';
  await pageCacheOfRequest().set(path, page('own', 'faq') as never, CONTEXT);
  expect((await shown())?.html).toBe('own');
});
