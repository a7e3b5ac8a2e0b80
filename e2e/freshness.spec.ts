import { test } from './fixtures/edge.ts';
import { placeCashOrder } from './fixtures/place-order.ts';
import { moveAsStaff } from './fixtures/staff-moves.ts';
import { expect, type Page } from './fixtures/test.ts';

/** Of the demo shop: two in stock. No other test orders it. */
const OIL = { id: 1027, name: 'Saffron Glow Face Oil', inStock: 2 };
const PRODUCT = `/products/${OIL.id}/saffron-glow-face-oil`;
const DEADLINE_MS = 5_000;

type Read = (path: string) => Promise<string>;

/** Whether a place says that the product is out of stock; undefined: it does not have it. */
type IsOut = (read: Read) => Promise<boolean | undefined>;

/** Returns whether the part of a text that is about the product says that it is out of stock. */
const says = (sign: string, text: string | undefined) => text?.includes(sign);

const PLACES: Record<string, IsOut> = {
  'product page': async (read) => says('schema.org/OutOfStock', await read(PRODUCT)),
  listing: async (read) => {
    const cards = (await read('/shop?page=1&search=saffron+glow')).split('<article');
    return says(
      'Out of stock',
      cards.find((card) => card.includes(`href="${PRODUCT}"`)),
    );
  },
  suggestion: async (read) => {
    const { products } = JSON.parse(await read('/api/search?q=saffron+glow')) as {
      products: { id: number; isOutOfStock: boolean }[];
    };
    return products.find(({ id }) => id === OIL.id)?.isOutOfStock;
  },
  'merchant feed': async (read) => {
    const items = (await read('/merchant-feed.xml')).split('<item>');
    return says(
      '>out_of_stock<',
      items.find((item) => item.includes(PRODUCT)),
    );
  },
};

async function readPlaces(read: Read): Promise<Record<string, boolean | undefined>> {
  const rows = Object.entries(PLACES).map(async ([name, isOut]) => [name, await isOut(read)]);
  return Object.fromEntries(await Promise.all(rows));
}

const everywhere = (isOut: boolean) =>
  Object.fromEntries(Object.keys(PLACES).map((name) => [name, isOut]));

/** Asks every place again and again, so that caches have what they may keep. */
async function expectEverywhere(read: Read, isOut: boolean): Promise<void> {
  await expect
    .poll(() => readPlaces(read), { timeout: DEADLINE_MS, intervals: [100] })
    .toEqual(everywhere(isOut));
}

/** The number of the newest order of the page's customer. */
async function newestOrder(page: Page): Promise<number> {
  const profile = await (await page.request.get('/profile')).text();
  return Number(/\/orders\/(\d+)/.exec(profile)?.[1]);
}

test.describe('a change in the shop API', { tag: '@any-screen' }, () => {
  test('is everywhere within five seconds, through the edge too', async ({
    page,
    buyer,
    fillCart,
    edgeOrigin,
  }) => {
    expect(buyer).toBeUndefined();
    const read: Read = async (path) => (await page.request.get(edgeOrigin + path)).text();
    expect(await readPlaces(read)).toEqual(everywhere(false));
    await fillCart(OIL, OIL.inStock);
    await placeCashOrder(page);
    const order = await newestOrder(page);
    // The goods go back after a failure too, for the next attempt.
    await expectEverywhere(read, true).finally(() => moveAsStaff(order, 'Cancelled'));
    await expectEverywhere(read, false);
  });

  test('is in no sitemap later, because no cache keeps one for longer', async ({
    request,
    edgeOrigin,
  }) => {
    for (const path of ['/sitemap-index.xml', '/sitemap.xml', '/catalogue/sitemap/0.xml']) {
      const answer = await request.get(edgeOrigin + path);
      expect(answer.status()).toBe(200);
      const seconds = /s-maxage=(\d+), stale-while-revalidate=(\d+)$/.exec(
        answer.headers()['cache-control'] ?? '',
      );
      expect([path, Number(seconds?.[1]) + Number(seconds?.[2])]).toEqual([path, 4]);
    }
  });
});
