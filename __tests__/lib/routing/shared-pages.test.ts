import { expect, test } from '@jest/globals';
import { pages } from '@/contract/shop/pages';
import config from '@/next.config.mjs';

/** The Cache-Control of a page by the rules of next.config.mjs. */
async function cacheControl(source: string): Promise<string | undefined> {
  const rules = (await config.headers?.()) ?? [];
  const rule = rules.findLast((one) => one.source === source);
  return rule?.headers.find(({ key }) => key === 'Cache-Control')?.value;
}

test.each([pages.home.path, pages.shop.path, pages.product.path])(
  'no cache shows %s older than five seconds, and browsers ask each time',
  async (path) => {
    const value = (await cacheControl(path)) ?? '';
    expect(value).toContain('max-age=0, must-revalidate');
    const [, fresh, renewing] = /s-maxage=(\d+), stale-while-revalidate=(\d+)/.exec(value) ?? [];
    // Caches count whole seconds.
    expect(Number(fresh) + Number(renewing) + 1).toBeLessThanOrEqual(5);
  },
);

test.each([pages.cart.path, pages.profile.path, pages.pay.path])(
  '%s is not marked for caches',
  async (path) => {
    expect(await cacheControl(path)).toBeUndefined();
  },
);

test('without an edge no page is hashed at each request', () => {
  expect(process.env.TRUSTED_PROXIES).toBeUndefined();
  expect(config.generateEtags).toBe(false);
});
