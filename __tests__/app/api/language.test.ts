import { beforeEach, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { ORIGIN } from '@/__tests__/support/storefront-browser';
import { StorefrontShopper, withShopApi } from '@/__tests__/support/storefront-shopper';
import { shoppingCalls } from '@/app/api/calls/shopping';
import { customers } from '@/shop-api/db/schema/customers';

const {
  language: { POST },
} = shoppingCalls;

const shopApi = withShopApi();
let shopper: StorefrontShopper;
beforeEach(() => {
  shopper = new StorefrontShopper();
});

const choose = (language: string, page: string) =>
  shopper.send(POST, { form: { language }, headers: { Referer: ORIGIN + page } });

describe('the choice of a language', () => {
  test.each([
    ['hi', '/products/1001/tea?mobile=true', '/hi/products/1001/tea?mobile=true'],
    ['hi', '/', '/hi'],
    ['en', '/hi/shop?page=2', '/shop?page=2'],
  ])('%s leads from %s to %s', async (language, page, next) => {
    const answer = await choose(language, page);
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, next]);
    expect(shopper.cookies.get('language')).toBe(language);
  });

  test.each(['//evil.example/', '/\\evil.example'])(
    'leads from %s to no other site',
    async (page) => {
      const answer = await choose('en', page);
      expect(answer.headers.get('Location')).toMatch(/^\/(?![/\\])/);
    },
  );

  test('of a page that is not known leads home', async () => {
    const answer = await shopper.send(POST, { form: { language: 'hi' } });
    expect(answer.headers.get('Location')).toBe('/hi');
  });

  test('that the shop does not have is refused', async () => {
    expect((await choose('fr', '/')).status).toBe(422);
    expect(shopper.cookies.get('language')).toBeUndefined();
  });

  test('is that of messages to the account from then on', async () => {
    const language = async () => {
      const [row] = await shopApi()
        .db.select({ language: customers.language })
        .from(customers)
        .where(eq(customers.email, 'demo@example.com'));
      return row?.language;
    };
    await choose('hi', '/');
    await shopper.logIn();
    await shopper.summary();
    expect(await language()).toBe('hi');
    await choose('en', '/hi');
    await shopper.add(1001, 1);
    expect(await language()).toBe('en');
  });

  test('is not needed: a page in Hindi that somebody came to by a link counts', async () => {
    await shopper.logIn();
    const headers = { Referer: `${ORIGIN}/hi/products/1001/tea` };
    const { status } = await shopper.add(1001, 1, headers);
    expect(status).toBe(200);
    const isDemo = eq(customers.email, 'demo@example.com');
    const [account] = await shopApi().db.select().from(customers).where(isDemo);
    expect(account?.language).toBe('hi');
  });
});
