import type { RequestListener } from 'node:http';
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { apiStandIn } from '@/__tests__/support/api-stand-in';
import { StorefrontBrowser } from '@/__tests__/support/storefront-browser';
import { shoppingCalls } from '@/app/api/calls/shopping';
import { cartMessages } from '@/contract/messages/cart';

const { cart } = shoppingCalls;

const VISITOR = { status: true, visitor_id: '0'.repeat(32) };

const answers =
  (status: number, body: string | object): RequestListener =>
  ({ method }, response) => {
    const json = method === 'GET' ? VISITOR : body;
    response.writeHead(method === 'GET' ? 200 : status);
    response.end(typeof json === 'string' ? json : JSON.stringify(json));
  };

const api = apiStandIn(answers(200, {}));

async function add() {
  const answer = await new StorefrontBrowser().send(cart.POST, { json: { pid: 1, quantity: 1 } });
  return { status: answer.status, body: await answer.json() };
}

beforeEach(() => {
  process.env.SESSION_SECRET = 'a secret of at least thirty-two characters';
});

describe('adding to the cart with another API', () => {
  test('in an answer of 200 with `status: false` is refused in the specified words', async () => {
    api.reply = answers(200, { status: false, message: 'Cart error 17' });
    expect(await add()).toMatchObject({ status: 400, body: { message: cartMessages.notAdded } });
  });

  test('in a refused request carries the server’s words, without an error code too', async () => {
    api.reply = answers(400, { status: false, message: 'Sold out today' });
    expect(await add()).toMatchObject({
      status: 400,
      body: { code: 'bad_request', message: 'Sold out today' },
    });
  });

  test.each([
    ['500 in HTML', answers(500, '<h1>Server Error</h1>')],
    ['200 in HTML', answers(200, '<h1>Maintenance</h1>')],
  ])('that answers %s says that the shop does not answer', async (_name, reply) => {
    const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    api.reply = reply;
    expect(await add()).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    expect(warned).toHaveBeenCalledTimes(1);
    warned.mockRestore();
  });
});
