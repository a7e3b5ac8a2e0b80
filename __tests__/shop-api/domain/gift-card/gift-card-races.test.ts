import { expect, it } from '@jest/globals';
import { eq, sum } from 'drizzle-orm';
import { giftCardEntries } from '@/shop-api/db/schema/gift-card-entries';
import { orders } from '@/shop-api/db/schema/orders';
import { inTransaction } from '@/shop-api/db/transaction';
import { giveBackGiftCards } from '@/shop-api/domain/gift-card/give-back-gift-cards';
import { spendGiftCards } from '@/shop-api/domain/gift-card/spend-gift-cards';
import { buyer, fillCart } from '../../../support/buyer';
import { GiftCards } from '../../../support/gift-card';
import { assertInvariants } from '../../../support/invariants';
import { newCustomer } from '../../../support/new-customer';
import { onEachApp } from '../../../support/test-app';

const COFFEE = 1001;

onEachApp((app) => {
  const gifts = new GiftCards(app);

  /** A customer with gift vouchers, and some order to spend them on. */
  async function owner(...amounts: string[]) {
    const customer = await newCustomer(app.db);
    const asha = await buyer(app, customer.id);
    const cards = [];
    for (const amount of amounts) cards.push(await gifts.give(asha.who, amount));
    await fillCart(app, asha, { [COFFEE]: 2 });
    return { asha, cards, customerId: customer.id };
  }

  it('a balance that 20 requests spend at once is spent once', async () => {
    const { asha, cards } = await owner('500');
    const body = await gifts.orderBody(asha, 500);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => app.call('POST /orders/', { who: asha.who, body })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await gifts.row(cards[0] ?? 0)).balancePaise).toBe(0);
    await assertInvariants(app.db);
  });

  it('20 spendings at once take what is there and not a paisa more', async () => {
    const { asha, cards, customerId } = await owner('300', '250');
    const body = await gifts.orderBody(asha, 0);
    const { order_id: number } = (await app.call('POST /orders/', { who: asha.who, body })).body;
    const [order] = await app.db.select().from(orders).where(eq(orders.number, number));
    const orderId = order?.id ?? 0;
    const spend = () =>
      inTransaction(app.db, (db) =>
        spendGiftCards({
          ctx: { db, clock: app.clock },
          input: { customerId, orderId, amountPaise: 10_000 },
        }),
      );
    const ends = await Promise.allSettled(Array.from({ length: 20 }, spend));
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    expect(await gifts.balances(asha.who)).toEqual([0, 50]);
    for (const id of cards) {
      const [row] = await app.db
        .select({ paise: sum(giftCardEntries.amountPaise).mapWith(Number) })
        .from(giftCardEntries)
        .where(eq(giftCardEntries.giftCardId, id));
      expect((await gifts.row(id)).balancePaise).toBe(row?.paise);
    }
    const giveBack = () =>
      inTransaction(app.db, (db) =>
        giveBackGiftCards({ ctx: { db, clock: app.clock }, input: { orderIds: [orderId] } }),
      );
    for (let n = 0; n < 3; n++) await giveBack();
    expect(await gifts.balances(asha.who)).toEqual([300, 250]);
    await assertInvariants(app.db);
  });

  it('cancelled by many requests at once, an order gives back once', async () => {
    const { asha } = await owner('500');
    const body = await gifts.orderBody(asha, 500);
    const { order_id: number } = (await app.call('POST /orders/', { who: asha.who, body })).body;
    const [order] = await app.db.select().from(orders).where(eq(orders.number, number));
    const cancel = () => app.call(`POST /orders/${order?.id}/cancel/`, { who: asha.who, body: {} });
    const answers = await Promise.all(Array.from({ length: 10 }, cancel));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await gifts.balances(asha.who)).toEqual([500]);
    await assertInvariants(app.db);
  });
});
