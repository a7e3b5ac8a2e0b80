import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { nodeFs } from 'next/dist/server/lib/node-fs-methods.js';
import PageCache from '@/server/page-cache';

const KEY = '/web/faq';
const page = (text: string, ...tags: string[]) =>
  ({
    kind: 'APP_PAGE',
    html: text,
    rscData: undefined,
    postponed: undefined,
    status: 200,
    headers: { 'x-next-cache-tags': tags.join() },
    segmentData: undefined,
  }) as never;
const CONTEXT = { kind: 'APP_PAGE', isFallback: false, isRoutePPREnabled: true } as never;

/** The cache as one request has it. */
const ofRequest = () =>
  new PageCache({
    fs: nodeFs,
    flushToDisk: false,
    serverDistDir: '/nowhere',
    revalidatedTags: [],
    maxMemoryCacheSize: 1_000_000,
    _requestHeaders: {},
  });

async function stored(): Promise<unknown> {
  const entry = await ofRequest().get(KEY, CONTEXT);
  return (entry?.value as { html?: unknown } | undefined)?.html;
}

describe('the cache of rendered pages', () => {
  beforeEach(() => void jest.useFakeTimers({ now: 1_000 }));
  afterEach(() => void jest.useRealTimers());

  test('stores a page that was rendered', async () => {
    await ofRequest().set(KEY, page('one', 'kept'), CONTEXT);
    expect(await stored()).toBe('one');
  });

  test('does not store a page whose data was announced as changed while it was rendered', async () => {
    const request = ofRequest();
    jest.setSystemTime(2_000);
    await ofRequest().revalidateTag(['content'], { expire: 0 });
    jest.setSystemTime(3_000);
    await request.set(KEY, page('old', 'settings', 'content'), CONTEXT);
    expect(await stored()).not.toBe('old');
  });

  test('stores a page that was begun after the change, or names other data', async () => {
    await ofRequest().revalidateTag('content', { expire: 0 });
    jest.setSystemTime(4_000);
    const request = ofRequest();
    await ofRequest().revalidateTag(['blogs'], { expire: 0 });
    jest.setSystemTime(5_000);
    await request.set(KEY, page('new', 'content'), CONTEXT);
    expect(await stored()).toBe('new');
  });
});
