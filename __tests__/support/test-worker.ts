import { type jest as Jest, jest } from '@jest/globals';
import { startWorker } from '@/lib/worker/listen.mjs';
import { FakeCaches } from './fake-caches';

export const TULSI = '/products/7/tulsi';

const SETTINGS = {
  build: 'b2',
  offline: ['/offline', '/hi/offline'],
  product: '/products/\\d+/[^/]+',
  forgetAt: ['/api/logout'],
};

type Listener = (event: object) => void;

/** The service worker of build `b2` in a browser of its own, before a small shop. */
export class TestWorker {
  /** What the shop answers by path; a path without a text is 404. */
  readonly shop: Record<string, string> = {
    '/offline': '<script src="/_next/static/frame.js">',
    '/hi/offline': '<script src="/_next/static/frame.js"><script src="/_next/static/hindi.js">',
    '/_next/static/frame.js': 'frame',
    '/_next/static/hindi.js': 'hindi',
    [TULSI]: '<script src="/_next/static/product.js"><img srcset="/media/a/96.avif 96w">',
    '/_next/static/product.js': 'product',
    '/media/a/96.avif': 'picture',
    '/cart': 'a cart',
  };
  isConnected = true;
  /** What the device says of itself. */
  readonly navigator = { onLine: true };
  readonly fetched: Jest.Mock<typeof fetch> = jest.fn(async (input) => {
    const path = typeof input === 'string' ? input : new URL((input as Request).url).pathname;
    if (!this.isConnected) throw new TypeError('Failed to fetch');
    const text = this.shop[path];
    return new Response(text, { status: text === undefined ? 404 : 200 });
  });
  readonly #listeners: Record<string, Listener> = {};

  constructor() {
    Object.assign(globalThis, { fetch: this.fetched, caches: new FakeCaches() });
    const scope = {
      location: { origin: 'https://shop.in' },
      navigator: this.navigator,
      registration: {},
      clients: { claim: async () => undefined },
      skipWaiting: async () => undefined,
      addEventListener: (kind: string, listener: Listener) => {
        this.#listeners[kind] = listener;
      },
    };
    startWorker(scope, SETTINGS);
  }

  /** Sends an event to the worker and returns what it waits for or answers with. */
  async send(kind: string, values: object = {}): Promise<Response | undefined> {
    const taken: Promise<unknown>[] = [];
    const take = (promise: Promise<unknown>) => taken.push(promise);
    this.#listeners[kind]?.({ ...values, waitUntil: take, respondWith: take });
    return (await Promise.all(taken)).at(-1) as Response | undefined;
  }

  /** A shopper looks at a page, a product if not told otherwise. */
  async see(path = TULSI): Promise<void> {
    await this.send('message', { data: { path, pictures: ['/media/a/96.avif'] } });
  }

  /** The open page asks for something; undefined: the worker leaves it to the browser. */
  request(path: string, values: object = {}): Promise<Response | undefined> {
    return this.send('fetch', {
      request: { url: `https://shop.in${path}`, method: 'GET', mode: 'cors', ...values },
      clientId: 'page',
      resultingClientId: 'page',
    });
  }

  /** The browser opens a page. Returns its text. */
  async open(path: string): Promise<string | undefined> {
    return (await this.request(path, { mode: 'navigate' }))?.text();
  }
}
