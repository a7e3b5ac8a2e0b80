import { beforeAll, expect, test } from '@jest/globals';
import * as cart from '../../../../app/api/cart/route';
import * as search from '../../../../app/api/search/route';
import { DoorBrowser } from '../../../support/door-browser';

beforeAll(() => {
  Object.assign(process.env, {
    API_BASE_URL: 'http://127.0.0.1:9',
    SESSION_SECRET: 'a secret of at least thirty-two characters',
  });
});

test('while the shop API is away every call says so and sets no cookie', async () => {
  const browser = new DoorBrowser();
  const answers = [
    await browser.send(cart.POST, { json: { pid: 1001, quantity: 1 } }),
    await browser.send(search.GET, { query: '?q=tea' }),
  ];
  for (const answer of answers) {
    expect(answer.status).toBe(503);
    expect(await answer.json()).toEqual({
      status: false,
      code: 'unavailable',
      message: 'The shop is not answering just now. Please try again.',
    });
  }
  expect(browser.cookie).toBe('');
});
