import { beforeEach, expect, test } from '@jest/globals';
import { withShopApi } from '@/__tests__/support/storefront-shopper';
import { shoppingCalls } from '@/app/api/calls/shopping';
import { clientAddressHeader } from '@/lib/server/session/client-address';
import { attempts } from '@/shop-api/db/schema/limits';
import { shopperSteps } from '@/shop-api/db/schema/shopper-steps';

const ORIGIN = 'http://localhost:3000';
const shopApi = withShopApi();

function send(body: object, headers: Record<string, string> = {}): Promise<Response> {
  const own = { Origin: ORIGIN, 'Content-Type': 'application/json' };
  const request = { method: 'POST', body: JSON.stringify(body), headers: { ...own, ...headers } };
  return shoppingCalls.steps.POST(new Request(`${ORIGIN}/api/steps`, request));
}

const counted = async () =>
  (await shopApi().db.select().from(shopperSteps)).map(({ step, n }) => [step, n]);

beforeEach(async () => {
  await shopApi().db.delete(shopperSteps);
});

test('a step is counted without a session: no cookie is read or set', async () => {
  const answer = await send({ step: 'checkout' }, { Cookie: 'vanya_session=forged' });
  expect([answer.status, answer.headers.get('Set-Cookie')]).toEqual([204, null]);
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  expect(await counted()).toEqual([['checkout', 1]]);
});

test('no other site, no other word and no other type is counted', async () => {
  expect((await send({ step: 'cart' }, { Origin: 'https://other.example' })).status).toBe(403);
  expect((await send({ step: 'bought' })).status).toBe(422);
  expect((await send({ step: 'cart' }, { 'Content-Type': 'text/plain' })).status).toBe(415);
  expect(await counted()).toEqual([]);
});

test('one address floods its own count, not that of another', async () => {
  const from = (address: string) =>
    send({ step: 'cart' }, { [clientAddressHeader()]: address }).then(({ status }) => status);
  expect(await from('203.0.113.7')).toBe(204);
  await shopApi().db.update(attempts).set({ count: 3000 });
  expect(await from('203.0.113.7')).toBe(429);
  expect(await from('203.0.113.8')).toBe(204);
});
