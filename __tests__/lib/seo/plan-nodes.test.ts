import { expect, test } from '@jest/globals';
import { shopProfile } from '@/contract/shop/shop';
import { giftCardNode } from '@/lib/seo/plan-nodes';

test('the gift voucher has a picture, and as many offers as amounts to choose from', () => {
  const origin = 'https://vanya.example';
  expect(giftCardNode(shopProfile, { url: `${origin}/gift-voucher`, origin })).toMatchObject({
    image: [`${origin}/art/og-default.jpg`],
    offers: { lowPrice: '100.00', highPrice: '10000.00', offerCount: 4 },
  });
});
