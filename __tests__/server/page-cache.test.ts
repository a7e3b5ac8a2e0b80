import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { pageCacheOfRequest } from '@/__tests__/support/page-cache';

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

async function stored(): Promise<unknown> {
  const entry = await pageCacheOfRequest().get(KEY, CONTEXT);
  return (entry?.value as { html?: unknown } | undefined)?.html;
}

describe('the cache of rendered pages', () => {
  beforeEach(() => void jest.useFakeTimers({ now: 1_000 }));
  afterEach(() => void jest.useRealTimers());

  test('stores a page that was rendered', async () => {
    await pageCacheOfRequest().set(KEY, page('one', 'kept'), CONTEXT);
    expect(await stored()).toBe('one');
  });

  test('does not store a page whose data was announced as changed while it was rendered', async () => {
    const request = pageCacheOfRequest();
    jest.advanceTimersByTime(1_000);
    await pageCacheOfRequest().revalidateTag(['content'], { expire: 0 });
    jest.advanceTimersByTime(1_000);
    await request.set(KEY, page('old', 'settings', 'content'), CONTEXT);
    expect(await stored()).not.toBe('old');
  });

  test('stores a page that was begun after the change, or names other data', async () => {
    await pageCacheOfRequest().revalidateTag('content', { expire: 0 });
    jest.advanceTimersByTime(1_000);
    const request = pageCacheOfRequest();
    await pageCacheOfRequest().revalidateTag(['blogs'], { expire: 0 });
    jest.advanceTimersByTime(1_000);
    await request.set(KEY, page('new', 'content'), CONTEXT);
    expect(await stored()).toBe('new');
  });
});
