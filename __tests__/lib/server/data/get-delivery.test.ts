import { expect, test } from '@jest/globals';
import { getDelivery } from '@/lib/server/data/get-delivery';
import { withShopApi } from '../../../support/door-shopper';

withShopApi();

test('a PIN code is found with its days, spaces or not', async () => {
  const found = await getDelivery(' 400 001 ');
  expect(found).toMatchObject({
    pin: '400001',
    answer: { place: { city: { name: 'Mumbai' }, shipping_amt: 100 } },
  });
  const day = /^(Mon|Tue|Wed|Thu|Fri|Sat), \d{1,2} [A-Z][a-z]+$/;
  expect(found?.answer).toMatchObject({
    arrives: expect.stringMatching(day),
    arrivesForElite: expect.stringMatching(day),
  });
});

test.each([
  ['4000', 'malformed'],
  ['mumbai', 'malformed'],
  ['999999', 'unknown'],
])('%s is %s', async (pin, answer) => {
  expect(await getDelivery(pin)).toEqual({ pin, answer });
});

test('nothing typed is nothing asked', async () => {
  expect(await getDelivery('  ')).toBeUndefined();
});
