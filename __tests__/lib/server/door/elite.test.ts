import { beforeEach, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import * as cancel from '@/app/api/elite/[id]/cancel/route';
import * as purchase from '@/app/api/elite/purchase/route';
import * as history from '@/app/api/elite/route';
import * as settle from '@/app/api/payment/[txnid]/route';
import { memberships } from '@/shop-api/db/schema/memberships';
import { payments } from '@/shop-api/db/schema/payments';
import { FixedClock } from '@/shop-api/providers/clock/clock';
import { DoorShopper, withShopApi } from '../../../support/door-shopper';
import { newPurchase, newsOf, tell } from '../../../support/elite-terms';
import { newCustomer, PASSWORD } from '../../../support/new-customer';

const shopApi = withShopApi();
const PAGE = /^\/pay\/[a-z2-7]{25}$/;

let shopper: DoorShopper;
let customerId: number;
beforeEach(async () => {
  shopper = new DoorShopper();
  const { id, email } = await newCustomer(shopApi().db, { phone: '+919811117777' });
  customerId = id;
  await shopper.logIn(email, PASSWORD);
});

const ask = (sent: object) => shopper.send(purchase.POST, sent);
const stateOf = async (txnid: string) =>
  (await (await shopper.send(purchase.GET, { query: `?txnid=${txnid}` })).json()).state;

/** The gateway says that the newest payment of the customer is made; answers its name. */
async function pay(): Promise<string> {
  const { db } = shopApi();
  const [payment] = await db.select().from(payments).where(eq(payments.customerId, customerId));
  if (!payment) throw new Error('Nothing to pay');
  const shop = { db, clock: new FixedClock(new Date()) };
  await tell(shop as Parameters<typeof tell>[0], payment.id, newsOf(payment, 'paid'));
  return payment.txnid;
}

describe('a purchase of a membership', () => {
  test('leads to its payment page, and is known from then on', async () => {
    const txnid = newPurchase();
    expect(await stateOf(txnid)).toBe('new');
    const answer = await ask({ json: { txnid, plan: 'yearly' } });
    expect((await answer.json()).url).toMatch(PAGE);
    expect(await stateOf(txnid)).toBe('waiting');
    await pay();
    expect(await stateOf(txnid)).toBe('paid');
  });

  test('by a plain form leads there too, in spite of what the form says', async () => {
    const form = { txnid: newPurchase(), plan: 'monthly', next: 'https://evil.example/' };
    expect((await ask({ form })).headers.get('Location')).toMatch(PAGE);
  });

  test('that is refused comes back to its own page, which says why', async () => {
    const txnid = newPurchase();
    await ask({ json: { txnid, plan: 'monthly' } });
    const from = `/subscription-payment?plan=yearly&txnid=${txnid}`;
    const answer = await ask({ form: { txnid, plan: 'yearly', from } });
    expect(answer.headers.get('Location')).toBe(from);
    expect((await shopper.session()).flash).toMatchObject({
      isError: true,
      message: 'The plan has changed. Please choose it again.',
    });
  });

  test('inside the mobile app stays there, on the way back too', async () => {
    const answer = await ask({ json: { txnid: newPurchase(), plan: 'monthly', surface: 'app' } });
    const { url } = await answer.json();
    expect(url).toMatch(/^\/pay\/[a-z2-7]{25}\?mobile=true$/);
    expect((await shopper.session()).paying).toEqual({
      txnid: url.slice('/pay/'.length, -'?mobile=true'.length),
      isInApp: true,
    });
  });

  test('leaves gift and voucher of the cart alone once it is paid', async () => {
    await ask({ json: { txnid: newPurchase(), plan: 'monthly', surface: 'app' } });
    await shopper.seal({ ...(await shopper.session()), isGift: true });
    const params = { txnid: await pay() };
    const answer = await shopper.send(settle.POST, { json: {}, params });
    expect(await answer.json()).toEqual({ state: 'paid', purpose: 'membership' });
    expect((await shopper.session()).isGift).toBe(true);
  });

  test.each([{ json: {} }, { json: { txnid: '../x' } }, { json: { txnid: '1', plan: 'free' } }])(
    'needs a name and a plan of the shop: %j',
    async (sent) => {
      expect((await ask(sent)).status).toBe(422);
    },
  );

  test('needs a login', async () => {
    shopper = new DoorShopper();
    expect((await ask({ json: { txnid: newPurchase() } })).status).toBe(401);
    const polled = await shopper.send(purchase.GET, { query: '?txnid=1' });
    expect(polled.status).toBe(401);
  });
});

test('the header knows a new member at once, and the plans a former one', async () => {
  const wasMember = async () => (await shopper.send(history.GET)).json();
  expect(await wasMember()).toEqual({ wasMember: false });
  await ask({ json: { txnid: newPurchase(), plan: 'monthly' } });
  expect((await shopper.summary()).isElite).toBe(false);
  await pay();
  expect((await shopper.summary()).isElite).toBe(true);
  expect(await wasMember()).toEqual({ wasMember: true });
});

describe('a term', () => {
  async function bought(): Promise<string> {
    await ask({ json: { txnid: newPurchase(), plan: 'monthly' } });
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

  test('cancelled by a plain form leads to the tab of the profile', async () => {
    const answer = await shopper.send(cancel.POST, { form: {}, params: { id: await bought() } });
    expect(answer.headers.get('Location')).toBe('/profile#subscription');
  });

  test.each(['abc', '0', '2147483647', '1'])('%s is not found', async (id) => {
    const answer = await shopper.send(cancel.POST, { json: {}, params: { id } });
    expect(answer.status).toBe(404);
  });
});
