import { beforeEach, describe, expect, test } from '@jest/globals';
import { TestWorker } from '@/__tests__/support/test-worker';

let worker: TestWorker;

beforeEach(() => {
  worker = new TestWorker();
});

describe('a logout', () => {
  const logOut = () => worker.request('/api/logout', { method: 'POST' });

  test('forgets the seen products before its answer arrives, and keeps the offline page', async () => {
    await worker.send('install');
    await worker.see();
    worker.shop['/api/logout'] = 'Bye';
    expect(await (await logOut())?.text()).toBe('Bye');
    expect(await caches.keys()).toEqual(['shop b2 frame']);
  });

  test('forgets them also when the shop does not answer', async () => {
    await worker.see();
    worker.isConnected = false;
    await expect(logOut()).rejects.toThrow('Failed to fetch');
    expect(await caches.keys()).toEqual([]);
  });

  test('forgets the product that is just being fetched', async () => {
    const seeing = worker.see();
    await logOut();
    await seeing;
    expect(await caches.keys()).toEqual([]);
  });

  test('of another site is not looked at', async () => {
    const url = 'https://x.in/api/logout';
    expect(await worker.send('fetch', { request: { url, method: 'POST' } })).toBeUndefined();
  });
});
