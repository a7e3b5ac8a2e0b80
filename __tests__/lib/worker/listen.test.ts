import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { TestWorker, TULSI } from '@/__tests__/support/test-worker';

let worker: TestWorker;

beforeEach(() => {
  worker = new TestWorker();
});

afterEach(() => {
  jest.useRealTimers();
});

async function storedPaths(): Promise<string[]> {
  const names = await caches.keys();
  const rows = names.map(async (name) => (await caches.open(name)).keys());
  return (await Promise.all(rows)).flat().map(({ url }) => new URL(url).pathname);
}

describe('the service worker', () => {
  test('stores the offline page with its files when it is installed', async () => {
    await worker.send('install');
    expect(await storedPaths()).toEqual(['/_next/static/frame.js', '/offline']);
  });

  test('stores the offline page in Hindi with its files, once, when a page in Hindi is looked at', async () => {
    await worker.see('/hi');
    expect(await storedPaths()).toEqual([
      '/_next/static/frame.js',
      '/_next/static/hindi.js',
      '/hi/offline',
    ]);
    worker.fetched.mockClear();
    await worker.see('/hi/cart');
    expect(worker.fetched).not.toHaveBeenCalled();
  });

  test('is not installed while a file of the offline page is missing', async () => {
    delete worker.shop['/_next/static/frame.js'];
    await expect(worker.send('install')).rejects.toThrow('/_next/static/frame.js: 404');
  });

  test('deletes what other builds have stored when it takes over', async () => {
    await caches.open('shop b1 seen /products/1/x');
    await caches.open('of-somebody-else');
    await worker.send('activate');
    expect(await caches.keys()).toEqual(['of-somebody-else']);
  });

  test('stores a seen product as everybody gets it, with its files and pictures', async () => {
    await worker.see();
    expect(await storedPaths()).toEqual([TULSI, '/media/a/96.avif', '/_next/static/product.js']);
    for (const [, options] of worker.fetched.mock.calls) expect(options?.credentials).toBe('omit');
  });

  test.each(['/cart', '/api/session', '/products/7', 'https://x.in/products/7/tulsi'])(
    'does not store %s',
    async (path) => {
      await worker.see(path);
      expect(worker.fetched).not.toHaveBeenCalled();
      expect(await caches.keys()).toEqual([]);
    },
  );

  test('stores no page that is missing or has moved', async () => {
    await worker.see('/products/9/gone');
    worker.fetched.mockResolvedValueOnce({ status: 200, redirected: true } as Response);
    await worker.see();
    expect(await caches.keys()).toEqual([]);
  });

  test('has the product that was seen last at the end', async () => {
    worker.shop['/products/8/neem'] = 'neem';
    await worker.see();
    await worker.see('/products/8/neem');
    await worker.see();
    const names = await caches.keys();
    expect(names.filter((name) => name.includes('seen'))).toEqual([
      'shop b2 seen /products/8/neem',
      `shop b2 seen ${TULSI}`,
    ]);
  });
});

describe('a page', () => {
  test('comes from the network while it answers, whatever is stored', async () => {
    await worker.see();
    worker.shop[TULSI] = 'a new page';
    expect(await worker.open(TULSI)).toBe('a new page');
  });

  test('is displayed as stored when it was seen, and else is the offline page', async () => {
    await worker.send('install');
    await worker.see();
    worker.isConnected = false;
    expect(await worker.open(TULSI)).toContain('/media/a/96.avif');
    expect(await worker.open('/cart')).toBe(worker.shop['/offline']);
  });

  test('in Hindi is the offline page in Hindi once one was looked at, until then the other', async () => {
    await worker.send('install');
    await worker.see('/cart');
    worker.isConnected = false;
    expect(await worker.open('/hi/cart')).toBe(worker.shop['/offline']);
    worker.isConnected = true;
    await worker.see('/hi/cart');
    worker.isConnected = false;
    expect(await worker.open('/hi')).toBe(worker.shop['/hi/offline']);
    expect(await worker.open('/cart')).toBe(worker.shop['/offline']);
  });

  test('of the mobile app fails as it would without the worker', async () => {
    await worker.send('install');
    worker.isConnected = false;
    await expect(worker.open('/cart?mobile=true')).rejects.toThrow('Failed to fetch');
  });

  test('is not waited for longer than four seconds on a device without a connection', async () => {
    await worker.send('install');
    jest.useFakeTimers();
    worker.fetched.mockReturnValue(new Promise(() => undefined));
    worker.navigator.onLine = false;
    const text = worker.open('/cart');
    await jest.advanceTimersByTimeAsync(4_000);
    expect(await text).toBe(worker.shop['/offline']);
  });

  test('is waited for as long as it takes on a slow connection', async () => {
    await worker.send('install');
    jest.useFakeTimers();
    let answer: (response: Response) => void = () => undefined;
    worker.fetched.mockReturnValue(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    const text = worker.open('/cart');
    await jest.advanceTimersByTimeAsync(30_000);
    answer(new Response('a cart'));
    expect(await text).toBe('a cart');
  });

  test('that the browser has begun to fetch is not fetched again', async () => {
    const answer = await worker.send('fetch', {
      request: { url: 'https://shop.in/cart', method: 'GET', mode: 'navigate' },
      preloadResponse: Promise.resolve(new Response('begun')),
    });
    expect(await answer?.text()).toBe('begun');
    expect(worker.fetched).not.toHaveBeenCalled();
  });
});

describe('a file', () => {
  test('is none of the worker’s business while the page came from the network', async () => {
    await worker.see();
    expect(await worker.request('/_next/static/product.js', {})).toBeUndefined();
  });

  test('comes from the cache for a page that did', async () => {
    await worker.see();
    worker.isConnected = false;
    await worker.open(TULSI);
    expect(await (await worker.request('/media/a/96.avif', {}))?.text()).toBe('picture');
    await expect(worker.request('/media/b/96.avif', {})).rejects.toThrow('Failed to fetch');
    expect(await worker.request('/api/session', {})).toBeUndefined();
  });
});
