import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { type ApiProcess, demoDataFolder, startApiProcess } from '@/__tests__/support/api-process';
import { type Between, openBetween } from '@/__tests__/support/between';
import { hasRedis, type OwnRedis, startOwnRedis } from '@/__tests__/support/own-redis';
import { freePort } from '@/__tests__/support/processes';
import { size } from '@/__tests__/support/size';
import { tempFolder } from '@/__tests__/support/temp-folder';
import { compileStorefront, renderPages } from '@/scripts/shop/build-storefront';
import { Crew } from '@/scripts/shop/crew';
import { sharedSecrets } from '@/scripts/shop/secrets';
import { readSettings } from '@/scripts/shop/settings';
import { startStorefront, storefrontEnvironment } from '@/scripts/shop/storefront';

const isTried = hasRedis && size({ quick: 0, heavy: 1 }) > 0;
const describeShop = isTried ? describe : describe.skip;
/** A build on a machine that does something else besides. */
const BUILD_MS = 900_000;
const LIMIT_MS = 60_000;
/** In every answer with questions; a new one is a change of them. */
let mark = 'as-first';
let marks = 0;

const crew = new Crew();
let redis: OwnRedis;
let api: ApiProcess;
let between: Between;
let shop: ReturnType<typeof shopOf>;
let origins: string[] = [];

const marked = (path: string, body: string) =>
  path === '/faqs/' ? body.replaceAll(/"question":\s*"/g, `$&${mark} `) : body;

/** Changes the questions, and returns when both storefronts have followed the notice. */
async function changed(): Promise<string> {
  marks += 1;
  mark = `change-${marks}-`;
  between.notice(['content']);
  await between.untilFollowed(origins.length);
  between.count();
  return mark;
}

/** Returns which change of the questions a page of a storefront shows. */
async function shown(storefront: number, path = '/faq'): Promise<string | undefined> {
  const answer = await fetch(`${origins[storefront]}${path}`);
  return /as-first|change-\d+-/.exec(await answer.text())?.[0];
}

async function metric(storefront: number, name: string): Promise<number> {
  const text = await (await fetch(`${origins[storefront]}/metrics`)).text();
  return Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${name} `))
      ?.split(' ')[1],
  );
}

async function untilUsed(isUsed: 0 | 1): Promise<void> {
  for (const storefront of origins.keys()) {
    while ((await metric(storefront, 'shop_storefront_shared_cache_used')) !== isUsed) {
      await new Promise((go) => setImmediate(go));
    }
  }
}

/** Returns when the store has a page. */
async function untilStored(ending: string): Promise<void> {
  while ((await redis.client.keys(`*/web${ending}`)).length === 0) {
    await new Promise((go) => setImmediate(go));
  }
}

/** The settings and variables of the storefronts, which have one build. */
function shopOf() {
  const variables = { API_BASE_URL: between.origin, DATA_DIR: tempFolder() };
  const settings = readSettings({ ...process.env, ...variables, DIST_DIR: '.next-pages' });
  const env = storefrontEnvironment(settings, {
    ...sharedSecrets(settings),
    // Behind an edge, each answer is made anew.
    TRUSTED_PROXIES: '1',
    VALKEY_URL: redis.url,
  });
  return { crew, settings, env };
}

async function openStorefront(): Promise<string> {
  const { settings, env } = shop;
  const port = await freePort();
  await startStorefront(crew, { ...settings, port }, env);
  return `http://127.0.0.1:${port}`;
}

describeShop('two storefronts', () => {
  beforeAll(async () => {
    jest.spyOn(console, 'info').mockImplementation(() => undefined);
    redis = await startOwnRedis();
    api = await startApiProcess({ DATA_DIR: await demoDataFolder(tempFolder()) });
    between = await openBetween(api.origin, marked);
    shop = shopOf();
    await compileStorefront(shop);
    await renderPages(shop);
    origins = [await openStorefront(), await openStorefront()];
  }, BUILD_MS);
  beforeEach(() => untilUsed(1), LIMIT_MS);
  afterAll(async () => {
    await crew.stop();
    between?.close();
    await api?.end('SIGKILL');
    await redis?.stop();
  }, LIMIT_MS);

  test(
    'render a page once, and show it both',
    async () => {
      const now = await changed();
      expect(await shown(0)).toBe(now);
      expect(between.count()).toContain('/faqs/');
      await untilStored('/faq');
      expect(await shown(1)).toBe(now);
      expect(between.count()).toEqual([]);
    },
    LIMIT_MS,
  );

  test(
    'show no page from before a notice, whichever is asked first',
    async () => {
      for (const [first, second] of [
        [0, 1],
        [1, 0],
      ] as const) {
        const now = await changed();
        expect(await shown(first)).toBe(now);
        expect(await shown(second)).toBe(now);
        expect(await shown(first)).toBe(now);
      }
    },
    LIMIT_MS,
  );

  test(
    'show changes while the store is away, and share pages when it is back',
    async () => {
      await redis.halt();
      await untilUsed(0);
      const now = await changed();
      expect([await shown(0), await shown(1)]).toEqual([now, now]);
      await redis.start();
      await untilUsed(1);
      const next = await changed();
      expect(await shown(1)).toBe(next);
      await untilStored('/faq');
      between.count();
      expect(await shown(0)).toBe(next);
      expect(between.count()).toEqual([]);
    },
    LIMIT_MS,
  );

  test(
    'go on when the store is frozen and its pages are overwritten',
    async () => {
      redis.freeze();
      const now = await changed();
      expect([await shown(0), await shown(1)]).toEqual([now, now]);
      redis.thaw();
      for (const name of await redis.client.keys('*')) await redis.client.set(name, 'garbage');
      const next = await changed();
      expect([await shown(0), await shown(1)]).toEqual([next, next]);
    },
    LIMIT_MS,
  );

  test(
    'are joined by a third one, which starts with what they have rendered',
    async () => {
      const now = await changed();
      expect(await shown(0)).toBe(now);
      await untilStored('/faq');
      between.count();
      origins.push(await openStorefront());
      await between.untilFollowed(origins.length);
      await untilUsed(1);
      between.count();
      expect(await shown(2)).toBe(now);
      expect(between.count()).toEqual([]);
    },
    LIMIT_MS,
  );
});
