import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { applyPaymentEvent, paymentEventFor } from '@/__tests__/support/buy-membership';
import { SAMPLE_GIFT } from '@/__tests__/support/sample-gift';
import { solve } from '@/__tests__/support/solve-captcha';
import { callShopApi } from '@/lib/server/api/shop-api';
import { payments } from '@/shop-api/db/schema/payments';
import { systemClock } from '@/shop-api/providers/clock';

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
const { getPaidPage } = await import('@/lib/server/pages/payment');
const { StorefrontShopper, withShopApi } = await import('@/__tests__/support/storefront-shopper');
const { orderCalls } = await import('@/app/api/calls/orders');
const { giftCards: gifts } = orderCalls;

const shopApi = withShopApi();

let asked = 0;
let shopper: InstanceType<typeof StorefrontShopper>;
beforeEach(() => {
  shopper = new StorefrontShopper();
});

/** A visitor asks for a gift voucher; returns the txnid of its payment. */
async function ask(): Promise<string> {
  const { challenge } = await callShopApi('getCaptcha', { query: { form: 'gift_voucher' } });
  asked += 1;
  const txnid = `page-${asked}`;
  const json = { ...SAMPLE_GIFT, txnid, recaptcha: await solve(challenge as object) };
  const { next } = await (await shopper.send(gifts.POST, { json })).json();
  return next.split('/').at(-1);
}

async function pay(txnid: string): Promise<void> {
  const { db } = shopApi();
  const [payment] = await db.select().from(payments).where(eq(payments.txnid, txnid));
  if (!payment) throw new Error('Nothing to pay');
  const shop = { db, clock: systemClock } as Parameters<typeof applyPaymentEvent>[0];
  await applyPaymentEvent(shop, payment.id, paymentEventFor(payment, 'paid'));
}

describe('the page of a paid gift voucher', () => {
  test('shows its sum and receiver to the visitor who bought it, once it is paid', async () => {
    const txnid = await ask();
    expect(await getPaidPage(txnid)).toMatchObject({ end: 'open', gift: null });
    await pay(txnid);
    expect(await getPaidPage(txnid)).toMatchObject({
      end: 'paid',
      gift: { amount: 500, receiver: { name: 'Ravi Iyer', email: 'ra…@example.com' } },
    });
  });

  test('shows another browser that it is paid, and nobody’s name', async () => {
    const txnid = await ask();
    await pay(txnid);
    shopper = new StorefrontShopper();
    const page = await getPaidPage(txnid);
    expect(page).toMatchObject({ end: 'paid', purpose: 'gift voucher', gift: null, order: null });
    expect(JSON.stringify(page)).not.toContain('Ravi');
  });
});
