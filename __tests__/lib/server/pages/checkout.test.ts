import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { vouchers } from '@/shop-api/db/schema/vouchers';

/** The shopper's cookies as Next.js passes them to a page. */
const cookies = () => ({
  get: (name: string) => ({ name, value: shopper.cookies.get(name) }),
  set: () => undefined,
});
jest.unstable_mockModule('next/headers', () => ({ cookies }));
jest.unstable_mockModule('next/server', () => ({ connection: jest.fn() }));
jest.unstable_mockModule('next/cache', () => ({
  cacheTag: jest.fn(),
  cacheLife: jest.fn(),
  revalidateTag: jest.fn(),
}));
const { getCheckoutPage } = await import('@/lib/server/pages/checkout');
const { shoppingCalls } = await import('@/app/api/calls/shopping');
const { voucher } = shoppingCalls;
const { StorefrontBuyer } = await import('@/__tests__/support/storefront-buyer');
const { withShopApi } = await import('@/__tests__/support/storefront-shopper');

const shopApi = withShopApi();

let shopper: InstanceType<typeof StorefrontBuyer>;
beforeEach(async () => {
  shopper = new StorefrontBuyer();
  await shopper.begin();
});

/** Reads the checkout while the API cannot read one of its tables. */
async function readWithout(table: string) {
  const name = sql.identifier(table);
  const { db } = shopApi();
  await db.execute(sql`alter table ${name} rename to away`);
  try {
    return await getCheckoutPage();
  } finally {
    await db.execute(sql`alter table away rename to ${name}`);
  }
}

describe('the checkout', () => {
  test('offers a retry when the addresses cannot be read', async () => {
    expect(await readWithout('addresses')).toEqual({ addresses: null, flash: undefined });
    expect(await getCheckoutPage()).toMatchObject({ addresses: [{ is_default: true }] });
  });

  test('works without gift cards when those cannot be read', async () => {
    expect(await readWithout('gift_cards')).toMatchObject({
      addresses: [{ is_default: true }],
      giftBalance: 0,
    });
  });

  test('returns the voucher used for its amounts, or why it was removed', async () => {
    const code = 'SHOWN';
    const { db } = shopApi();
    await db.insert(vouchers).values({ code, percent: 10 });
    await shopper.send(voucher.POST, { json: { code } });
    const displayed = async () => {
      const page = await getCheckoutPage();
      return 'displayedFigures' in page ? JSON.parse(page.displayedFigures) : page;
    };
    expect(await displayed()).toMatchObject({ discount: 99, voucher: code });
    await db.update(vouchers).set({ isActive: false });
    expect(await displayed()).toMatchObject({ discount: 0, voucher: '', refusedVoucher: code });
  });
});
