import { expect, test } from '@jest/globals';
import { StorefrontBrowser } from '@/__tests__/support/storefront-browser';
import { withoutShopApi } from '@/__tests__/support/without-shop-api';
import { shoppingCalls } from '@/app/api/calls/shopping';
import { commonMessages } from '@/contract/messages/common';

const { cart, search } = shoppingCalls;

const logged = withoutShopApi();

test('while the shop API is unavailable every route answers when to ask again and sets no cookie', async () => {
  const browser = new StorefrontBrowser();
  const answers = [
    await browser.send(cart.POST, { json: { pid: 1001, quantity: 1 } }),
    await browser.send(search.GET, { query: '?q=tea' }),
  ];
  for (const answer of answers) {
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '5']);
    expect(await answer.json()).toEqual({
      status: false,
      code: 'unavailable',
      message: commonMessages.notAnswering,
      notes: [expect.stringMatching(/^Reference: [0-9a-f]{8}$/)],
    });
  }
  expect(logged()).toHaveLength(2);
  for (const [line] of logged()) {
    expect(line).toMatch(/^The shop API failed \(network\): request [\w-]{36}$/);
  }
  expect(browser.cookie).toBe('');
});
