import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import {
  applyPaymentEvent,
  newMembershipTxnid,
  paymentEventFor,
} from '@/__tests__/support/buy-membership';
import { newCustomer, PASSWORD } from '@/__tests__/support/new-customer';
import { membershipApiMessages } from '@/contract/messages/memberships';
import { memberships } from '@/shop-api/db/schema/memberships';
import { payments } from '@/shop-api/db/schema/payments';
import { FixedClock } from '@/shop-api/providers/clock';

jest.unstable_mockModule('next/cache', () => ({
  cacheTag: jest.fn(),
  cacheLife: jest.fn(),
  revalidateTag: jest.fn(),
}));
const { StorefrontShopper, withShopApi } = await import('@/__tests__/support/storefront-shopper');
const { orderCalls } = await import('@/app/api/calls/orders');
const {
  cancelMembership: cancel,
  membershipPayment: purchase,
  membership: history,
  payment: settle,
} = orderCalls;

const shopApi = withShopApi();
const PAGE = /^\/pay\/[a-z2-7]{25}$/;

let shopper: InstanceType<typeof StorefrontShopper>;
let customerId: number;
beforeEach(async () => {
  shopper = new StorefrontShopper();
  const { id, email } = await newCustomer(shopApi().db, { phone: '+919811117777' });
  customerId = id;
  await shopper.logIn(email, PASSWORD);
});

const ask = (sent: object) => shopper.send(purchase.POST, sent);
const stateOf = async (txnid: string) =>
  (await (await shopper.send(purchase.GET, { query: `?txnid=${txnid}` })).json()).state;

/** Reports the customer's newest payment as paid; returns its txnid. */
async function pay(): Promise<string> {
  const { db } = shopApi();
  const [payment] = await db.select().from(payments).where(eq(payments.customerId, customerId));
  if (!payment) throw new Error('Nothing to pay');
  const shop = { db, clock: new FixedClock(new Date()) };
  await applyPaymentEvent(
    shop as Parameters<typeof applyPaymentEvent>[0],
    payment.id,
    paymentEventFor(payment, 'paid'),
  );
  return payment.txnid;
}

describe('a membership purchase', () => {
  test('answers its payment page and is stored', async () => {
    const txnid = newMembershipTxnid();
    expect(await stateOf(txnid)).toBe('new');
    const answer = await ask({ json: { txnid, plan: 'yearly' } });
    expect((await answer.json()).url).toMatch(PAGE);
    expect(await stateOf(txnid)).toBe('waiting');
    await pay();
    expect(await stateOf(txnid)).toBe('paid');
  });

  test('by a plain form redirects there too, regardless of the form’s target', async () => {
    const form = { txnid: newMembershipTxnid(), plan: 'monthly', next: 'https://evil.example/' };
    expect((await ask({ form })).headers.get('Location')).toMatch(PAGE);
  });

  test('that is refused redirects to its page, which displays the reason', async () => {
    const txnid = newMembershipTxnid();
    await ask({ json: { txnid, plan: 'monthly' } });
    const from = `/subscription-payment?plan=yearly&txnid=${txnid}`;
    const answer = await ask({ form: { txnid, plan: 'yearly', from } });
    expect(answer.headers.get('Location')).toBe(from);
    expect((await shopper.session()).flash).toMatchObject({
      isError: true,
      message: membershipApiMessages.planChanged,
    });
  });

  test('inside the mobile app stays inside it, also on return', async () => {
    const answer = await ask({
      json: { txnid: newMembershipTxnid(), plan: 'monthly', surface: 'app' },
    });
    const { url } = await answer.json();
    expect(url).toMatch(/^\/pay\/[a-z2-7]{25}\?mobile=true$/);
    expect((await shopper.session()).paying).toEqual({
      txnid: url.slice('/pay/'.length, -'?mobile=true'.length),
      surface: 'app',
    });
  });

  test('keeps the gift choices and voucher of the cart once it is paid', async () => {
    await ask({ json: { txnid: newMembershipTxnid(), plan: 'monthly', surface: 'app' } });
    await shopper.seal({ ...(await shopper.session()), isGift: true });
    const params = { txnid: await pay() };
    const answer = await shopper.send(settle.POST, { json: {}, params });
    expect(await answer.json()).toMatchObject({ state: 'paid', purpose: 'membership' });
    expect((await shopper.session()).isGift).toBe(true);
  });

  test.each([{ json: {} }, { json: { txnid: '../x' } }, { json: { txnid: '1', plan: 'free' } }])(
    'requires a txnid and a plan of the shop: %j',
    async (sent) => {
      expect((await ask(sent)).status).toBe(422);
    },
  );

  test('requires a login', async () => {
    shopper = new StorefrontShopper();
    expect((await ask({ json: { txnid: newMembershipTxnid() } })).status).toBe(401);
    const polled = await shopper.send(purchase.GET, { query: '?txnid=1' });
    expect(polled.status).toBe(401);
  });
});

test('the header shows a new member immediately, and the plans page a former one', async () => {
  const wasMember = async () => (await shopper.send(history.GET)).json();
  expect(await wasMember()).toEqual({ wasMember: false, until: null, deliveryPaid: 0 });
  await ask({ json: { txnid: newMembershipTxnid(), plan: 'monthly' } });
  expect((await shopper.summary()).isElite).toBe(false);
  await pay();
  expect((await shopper.summary()).isElite).toBe(true);
  expect(await wasMember()).toMatchObject({
    wasMember: true,
    until: { text: '{day} {month} {year}' },
  });
});

describe('a membership', () => {
  async function bought(): Promise<string> {
    await ask({ json: { txnid: newMembershipTxnid(), plan: 'monthly' } });
    await pay();
    const { db } = shopApi();
    const own = eq(memberships.customerId, customerId);
    const [term] = await db.select().from(memberships).where(own);
    return String(term?.id);
  }

  test('is cancelled by its member', async () => {
    const id = await bought();
    const answer = await shopper.send(cancel.POST, { json: {}, params: { id } });
    expect((await answer.json()).message).toContain('is cancelled');
    expect((await shopper.summary()).isElite).toBe(false);
  });

  test('cancelled by a plain form redirects to its tab of the profile', async () => {
    const answer = await shopper.send(cancel.POST, { form: {}, params: { id: await bought() } });
    expect(answer.headers.get('Location')).toBe('/profile#subscription');
  });

  test.each(['abc', '0', '2147483647', '1'])('%s is not found', async (id) => {
    const answer = await shopper.send(cancel.POST, { json: {}, params: { id } });
    expect(answer.status).toBe(404);
  });
});
