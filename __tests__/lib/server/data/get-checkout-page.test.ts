import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { vouchers } from '@/shop-api/db/schema/vouchers';

/** What Next.js gives a page of the shopper's cookies. */
const cookies = () => ({
  get: (name: string) => ({ name, value: shopper.cookies.get(name) }),
  set: () => undefined,
});
jest.unstable_mockModule('next/headers', () => ({ cookies }));
jest.unstable_mockModule('next/server', () => ({ connection: jest.fn() }));
jest.unstable_mockModule('next/cache', () => ({ cacheTag: jest.fn(), cacheLife: jest.fn() }));
const { getCheckoutPage } = await import('@/lib/server/data/get-checkout-page');
const voucher = await import('@/app/api/voucher/route');
const { DoorBuyer } = await import('../../../support/door-checkout');
const { withShopApi } = await import('../../../support/door-shopper');

const shopApi = withShopApi();

let shopper: InstanceType<typeof DoorBuyer>;
beforeEach(async () => {
  shopper = new DoorBuyer();
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
  test('can be tried again while the addresses cannot be read', async () => {
    expect(await readWithout('addresses')).toEqual({ addresses: null, flash: undefined });
    expect(await getCheckoutPage()).toMatchObject({ addresses: [{ is_default: true }] });
  });

  test('goes without gift vouchers while those cannot be read', async () => {
    expect(await readWithout('gift_cards')).toMatchObject({
      addresses: [{ is_default: true }],
      giftBalance: 0,
    });
  });

  test('hands back the voucher that its figures were drawn with, or why it is gone', async () => {
    const code = 'SHOWN';
    const { db } = shopApi();
    await db.insert(vouchers).values({ code, percent: 10 });
    await shopper.send(voucher.POST, { json: { code } });
    const shown = async () => {
      const page = await getCheckoutPage();
      return 'shown' in page ? JSON.parse(page.shown) : page;
    };
    expect(await shown()).toMatchObject({ discount: 99, voucher: code });
    await db.update(vouchers).set({ isActive: false });
    expect(await shown()).toMatchObject({ discount: 0, voucher: '', refusedVoucher: code });
  });
});
