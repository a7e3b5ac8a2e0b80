import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import {
  applyPaymentEvent,
  newMembershipTxnid,
  paymentEventFor,
} from '@/__tests__/support/buy-membership';
import { newCustomer, PASSWORD } from '@/__tests__/support/new-customer';
import { SAMPLE_ADDRESS } from '@/__tests__/support/sample-address';
import { callShopApi } from '@/lib/server/api/shop-api';
import { callAs } from '@/lib/server/api/shopper-call';
import { payments } from '@/shop-api/db/schema/payments';
import { systemClock } from '@/shop-api/providers/clock';

jest.unstable_mockModule('next/cache', () => ({
  cacheTag: jest.fn(),
  cacheLife: jest.fn(),
  revalidateTag: jest.fn(),
}));
const { COFFEE, StorefrontShopper, withShopApi } = await import(
  '@/__tests__/support/storefront-shopper'
);
const { readMemberGain } = await import('@/lib/server/shopper/membership');

const MUMBAI = { state: 4008, city: 133024, postal_code: '400001' };

const shopApi = withShopApi();

let shopper: InstanceType<typeof StorefrontShopper>;
let customerId: number;
beforeEach(async () => {
  shopper = new StorefrontShopper();
  const { id, email } = await newCustomer(shopApi().db, { phone: '+919811117777' });
  customerId = id;
  await shopper.logIn(email, PASSWORD);
});

/** The customer buys a membership. */
async function join(): Promise<void> {
  const { token } = await shopper.session();
  const body = { txnid: newMembershipTxnid(), plan: 'monthly' as const };
  await callShopApi('getMembershipPaymentLink', { body }, { caller: { token } });
  const { db } = shopApi();
  const [payment] = await db.select().from(payments).where(eq(payments.customerId, customerId));
  if (!payment) throw new Error('Nothing to pay');
  const shop = { db, clock: systemClock } as Parameters<typeof applyPaymentEvent>[0];
  await applyPaymentEvent(shop, payment.id, paymentEventFor(payment, 'paid'));
}

/** Gives the customer a default address. */
async function live(place: Partial<typeof SAMPLE_ADDRESS> = {}): Promise<void> {
  const { token } = await shopper.session();
  const body = { ...SAMPLE_ADDRESS, ...place, address_tags: 'Home' as const, is_default: true };
  await callShopApi('addAddress', { body }, { caller: { token } });
}

async function gain() {
  const session = await shopper.session();
  return readMemberGain({ session, call: callAs(session) });
}

describe('a new member saves on the cart that waits', () => {
  test('the delivery to the default address', async () => {
    await shopper.add(COFFEE, 2);
    await live(MUMBAI);
    await join();
    const until = { text: '{day} {month} {year}' };
    expect(await gain()).toMatchObject({ until, cartCount: 2, saving: 100 });
  });

  test('nothing where deliveries are free for all', async () => {
    await shopper.add(COFFEE, 2);
    await live();
    await join();
    expect(await gain()).toMatchObject({ cartCount: 2, saving: 0 });
  });

  test('nothing that is known without an address, and nothing without a cart', async () => {
    await join();
    expect(await gain()).toMatchObject({ cartCount: 0, saving: 0 });
    await shopper.add(COFFEE, 1);
    expect(await gain()).toMatchObject({ cartCount: 1, saving: 0 });
  });
});

test('who is no member, or nobody, has no gain', async () => {
  expect(await gain()).toBeNull();
  shopper = new StorefrontShopper();
  expect(await gain()).toBeNull();
});
