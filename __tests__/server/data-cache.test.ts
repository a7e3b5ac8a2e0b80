import { beforeEach, describe, expect, test } from '@jest/globals';
import type { CacheEntry } from 'next/dist/server/lib/cache-handlers/types.js';
import { pageCacheOfRequest } from '@/__tests__/support/page-cache';
import dataCache from '@/server/data-cache';
import type PageCache from '@/server/page-cache';

const HOUR = 3600;
const PAGE_CONTEXT = { kind: 'APP_PAGE', isFallback: false } as never;

/** Expires a tag as a cache notice does: in both of Next's caches. */
async function notice(tag: string) {
  await pageCacheOfRequest().revalidateTag([tag], { expire: 0 });
  await dataCache.updateTags([tag], { expire: 0 });
}

/** Data that is being read from now on, until `end`. */
function reading(key: string, ...tags: string[]) {
  const timestamp = performance.timeOrigin + performance.now();
  const { promise, resolve } = Promise.withResolvers<CacheEntry>();
  const stored = dataCache.set(key, promise);
  const end = async () => {
    const value = new Response(key).body as CacheEntry['value'];
    resolve({ value, tags, timestamp, stale: 300, revalidate: HOUR, expire: HOUR });
    await stored;
  };
  return { end };
}

const isStored = async (key: string) => (await dataCache.get(key, [])) !== undefined;

/** Renders a page within a request, and returns whether it is stored. */
async function storesPage(request: PageCache, name: string, ...tags: string[]) {
  const page = { kind: 'APP_PAGE', html: name, headers: { 'x-next-cache-tags': tags.join() } };
  await request.set(name, page as never, PAGE_CONTEXT);
  return (await pageCacheOfRequest().get(name, PAGE_CONTEXT)) !== null;
}

/** The clock of the process has gone on, by more than Next rounds. */
async function later() {
  const begun = performance.now();
  while (performance.now() - begun < 2) await new Promise((go) => setImmediate(go));
}

describe('the memory of what pages are made of', () => {
  beforeEach(later);

  test('stores data', async () => {
    await reading('plain', 'plain-tag').end();
    expect(await isStored('plain')).toBe(true);
  });

  test('stores no data that was being read when it changed', async () => {
    const data = reading('old', 'old-tag');
    await notice('old-tag');
    await data.end();
    expect(await isStored('old')).toBe(false);
  });

  test('has no page stored that was begun after the change and joined the reading', async () => {
    const data = reading('joined', 'joined-tag');
    await later();
    await notice('joined-tag');
    await later();
    const joining = pageCacheOfRequest();
    await data.end();
    expect(await storesPage(joining, '/joining', 'joined-tag', 'chrome')).toBe(false);
    expect(await storesPage(joining, '/without', 'chrome')).toBe(true);
    await later();
    expect(await storesPage(pageCacheOfRequest(), '/after', 'joined-tag', 'chrome')).toBe(true);
  });

  test('stores no data that was begun after the change and contains what was read before', async () => {
    const inner = reading('inner', 'inner-tag');
    await later();
    await notice('inner-tag');
    await later();
    const outer = reading('outer', 'inner-tag', 'outer-tag');
    const joining = pageCacheOfRequest();
    await inner.end();
    await outer.end();
    expect(await isStored('outer')).toBe(false);
    expect(await storesPage(joining, '/outer', 'inner-tag', 'outer-tag')).toBe(false);
  });
});
