import { expect, test } from '@jest/globals';
import { withShopApi } from '@/__tests__/support/storefront-shopper';
import { englishText } from '@/contract/messages/text-with-values';
import { getDelivery } from '@/lib/server/pages/delivery';
import type { PinFound } from '@/lib/view/pin';

withShopApi();

test('a PIN code is found with its delivery dates, with or without spaces', async () => {
  const found = await getDelivery(' 400 001 ');
  expect(found).toMatchObject({
    pin: '400001',
    answer: { place: { city: { name: 'Mumbai' }, shipping_amt: 100 } },
  });
  const day = /^(Mon|Tue|Wed|Thu|Fri|Sat), \d{1,2} [A-Z][a-z]+$/;
  const { arrives, arrivesForElite } = (found as { answer: PinFound }).answer;
  expect([arrives, arrivesForElite].map((text) => englishText(text ?? ''))).toEqual([
    expect.stringMatching(day),
    expect.stringMatching(day),
  ]);
});

test.each([
  ['4000', 'malformed'],
  ['mumbai', 'malformed'],
  ['999999', 'unknown'],
])('%s is %s', async (pin, answer) => {
  expect(await getDelivery(pin)).toEqual({ pin, answer });
});

test('an empty PIN code calls nothing', async () => {
  expect(await getDelivery('  ')).toBeUndefined();
});
