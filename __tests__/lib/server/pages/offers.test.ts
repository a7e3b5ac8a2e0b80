import { beforeAll, expect, jest, test } from '@jest/globals';
import { vouchers } from '@/shop-api/db/schema/vouchers';

jest.unstable_mockModule('next/cache', () => ({ cacheTag: jest.fn(), cacheLife: jest.fn() }));
const { getOffersOn } = await import('@/lib/server/pages/offers');
const { withShopApi } = await import('@/__tests__/support/storefront-shopper');

const shopApi = withShopApi();
const [HERBS, POWDERS, COFFEE] = [402, 4021, 401];

beforeAll(async () => {
  const offer = { percent: 10, isOffer: true };
  await shopApi()
    .db.insert(vouchers)
    .values([
      { ...offer, code: 'ALL' },
      { ...offer, code: 'HERBS', categoryIds: [HERBS] },
      { ...offer, code: 'COFFEE', categoryIds: [COFFEE] },
      { ...offer, code: 'UNSEEN', isOffer: false },
    ]);
});

test('a product has the offers for all goods and for the categories above it', async () => {
  const path = [HERBS, POWDERS].map((id) => ({ id, name: '' }));
  const codes = (await getOffersOn({ category_path: path })).map(({ code }) => code);
  expect(codes).toEqual(['ALL', 'HERBS']);
});
