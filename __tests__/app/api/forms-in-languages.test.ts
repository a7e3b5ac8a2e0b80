import { describe, expect, test } from '@jest/globals';
import { ORIGIN, type Sent } from '@/__tests__/support/storefront-browser';
import { StorefrontShopper, withShopApi } from '@/__tests__/support/storefront-shopper';
import { accountCalls } from '@/app/api/calls/account';
import { enquiryCalls } from '@/app/api/calls/enquiries';
import { orderCalls, returnCalls } from '@/app/api/calls/orders';
import { shoppingCalls } from '@/app/api/calls/shopping';

withShopApi();

/** What answers no form: a choice of a language leads to that language, two are sent by scripts. */
const NO_FORMS = ['language', 'vitals', 'steps'];

const ROWS = Object.entries({
  ...accountCalls,
  ...shoppingCalls,
  ...enquiryCalls,
  ...orderCalls,
  ...returnCalls,
}).flatMap(([name, handlers]) =>
  'POST' in handlers && !NO_FORMS.includes(name) ? [[name, handlers.POST] as const] : [],
);

/** A form with a file is sent in parts. */
const inParts = {
  raw: new TextEncoder().encode('--x--\r\n'),
  type: { 'Content-Type': 'multipart/form-data; boundary=x' },
};

/** Where the browser is led by a form of a page that names no page for the answer. */
async function led(handler: unknown, page: string): Promise<string | null> {
  const headers = { Referer: ORIGIN + page };
  const params = { id: '1', txnid: 'none' };
  const plain: Sent = { form: {}, headers, params };
  const { raw, type } = inParts;
  for (const sent of [plain, { raw, headers: { ...headers, ...type }, params }]) {
    const answer = await new StorefrontShopper().send(handler, sent);
    if (answer.status === 303) return answer.headers.get('Location');
  }
  return null;
}

describe('a refused form without scripts', () => {
  test.each(ROWS)('%s leads to a page in the language of its own', async (_, handler) => {
    expect(await led(handler, '/gu/shop')).toMatch(/^\/gu(?:\/|$)/);
    expect(await led(handler, '/hi/shop?mobile=true')).toMatch(/^\/hi[/?].*mobile=true/);
    expect(await led(handler, '/shop')).toMatch(/^\/(?!gu|hi)/);
  });
});
