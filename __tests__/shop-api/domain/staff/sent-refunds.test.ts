import { beforeEach, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { buyMembership } from '@/__tests__/support/buy-membership';
import { CashOrder } from '@/__tests__/support/cash-order';
import { GiftCards } from '@/__tests__/support/gift-card';
import { newCustomer } from '@/__tests__/support/new-customer';
import { OnlinePayment, PRICE_PAISE } from '@/__tests__/support/online-payment';
import { onEachApp } from '@/__tests__/support/test-app';
import { refundsDue } from '@/shop-api/db/schema/refunds-due';

const STAFF = 3;
/** Half past midnight in India, still the day before in UTC. */
const EARLY = new Date('2026-11-21T19:00:00Z');

onEachApp((app) => {
  const shop = new OnlinePayment(app);
  const gifts = new GiftCards(app);

  beforeEach(async () => {
    await app.db.delete(refundsDue);
  });

  const read = async (query = '', who?: Record<string, string>) => {
    const staff = who ?? (await app.customer(STAFF));
    return app.call(`GET /refunds-due/${query}`, { who: staff });
  };
  /** Inserts so many refunds due, as cancelled memberships make them. */
  const owe = (count: number) =>
    app.db.insert(refundsDue).values(
      Array.from({ length: count }, (_, n) => ({
        amountPaise: 100 + n,
        reason: 'membership cancelled',
        paymentKey: `membership ${n + 1}`,
        createdAt: EARLY,
      })),
    );

  test('names the order, the amount, the reason, the payment and the day in India', async () => {
    await shop.begin();
    await shop.apply(shop.event('paid', 'first'));
    await shop.apply(shop.event('paid', 'second'));
    await app.db.update(refundsDue).set({ createdAt: EARLY });
    const { body } = await read();
    expect(body).toMatchObject({ total_count: 1, total_pages: 1 });
    expect(body.data).toEqual([
      {
        id: expect.any(Number),
        purpose: 'order',
        order: { id: (await shop.order())?.id, order_id: (await shop.order())?.number },
        name: 'Demo Customer',
        mobile: '+919800000001',
        email: 'demo@example.com',
        payment: { gateway: 'payu', reference: `${shop.txnid} second` },
        amount: PRICE_PAISE / 100,
        reason: 'paid twice',
        reference: `payu ${shop.txnid} second`,
        created_on: '2026-11-22',
        at_gateway: null,
        settled: null,
      },
    ]);
  });

  test('states the purpose of a refund due without an order', async () => {
    const { id } = await newCustomer(app.db, { phone: '+919811113333' });
    const who = await app.customer(id);
    const term = await buyMembership(app, who);
    await app.call('POST /user/elite/cancel/', { who, body: { id: term } });
    const answer = await gifts.ask();
    await gifts.pay(answer);
    await gifts.pay(answer, 'second');
    const { body } = await read();
    expect(body.data).toMatchObject([
      { purpose: 'gift voucher', order: null, amount: 500, reason: 'paid twice' },
      { purpose: 'membership', order: null, reason: 'membership cancelled' },
    ]);
  });

  test('names the payment by which a cancelled order was paid, and none for cash', async () => {
    await shop.begin();
    await shop.apply(shop.event('paid', 'first'));
    await app.call(`POST /orders/${(await shop.order())?.id}/cancel/`, {
      who: shop.asha.who,
      body: {},
    });
    const online = (await read()).body.data[0];
    expect(online).toMatchObject({ reason: 'cancelled', payment: { gateway: 'payu' } });
    const cash = new CashOrder(app);
    await cash.begin();
    await cash.place();
    await cash.pay();
    await cash.cancel();
    const { body } = await read(`?q=${cash.number}`);
    expect(body.data).toMatchObject([{ order: { order_id: cash.number }, payment: null }]);
  });

  test('lists what was paid apart, with day, reference and who has paid it', async () => {
    await owe(2);
    const paid = { settledAt: EARLY, settledBy: 'Staff Member', settledReference: 'UTR 4711' };
    const isFirst = eq(refundsDue.paymentKey, 'membership 1');
    await app.db.update(refundsDue).set(paid).where(isFirst);
    const { body } = await read('?list=paid');
    const settled = { on: '2026-11-22', by: 'Staff Member', reference: 'UTR 4711' };
    expect(body.data).toMatchObject([{ reference: 'membership 1', settled }]);
  });

  test('leaves out refunds that staff have settled', async () => {
    await owe(2);
    const isFirst = eq(refundsDue.paymentKey, 'membership 1');
    await app.db.update(refundsDue).set({ settledAt: EARLY }).where(isFirst);
    const { body } = await read();
    expect([body.total_count, body.data]).toMatchObject([1, [{ reference: 'membership 2' }]]);
  });

  describe('is paged', () => {
    test('the newest first', async () => {
      await owe(27);
      const first = (await read('?page_size=25')).body;
      const second = (await read('?page_size=25&page=2')).body;
      expect([first.total_count, first.total_pages]).toEqual([27, 2]);
      const amounts = [...first.data, ...second.data].map(({ amount }) => Math.round(amount * 100));
      expect(amounts).toEqual(Array.from({ length: 27 }, (_, n) => 126 - n));
    });

    test('with one page when no refund is due', async () => {
      const { status, body } = await read();
      expect([status, body.data, body.total_pages]).toEqual([200, [], 1]);
    });
  });

  test('is for staff only', async () => {
    expect((await read('', await app.customer(1))).status).toBe(403);
    expect((await read('', await app.visitor())).status).toBe(401);
  });
});
