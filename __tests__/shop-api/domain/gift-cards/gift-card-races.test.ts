import { expect, test } from '@jest/globals';
import { eq, sum } from 'drizzle-orm';
import { CashOrder, COFFEE } from '@/__tests__/support/cash-order';
import { GiftCards } from '@/__tests__/support/gift-card';
import { assertInvariants } from '@/__tests__/support/invariants';
import { newCustomer } from '@/__tests__/support/new-customer';
import { onEachApp } from '@/__tests__/support/test-app';
import { giftCardEntries } from '@/shop-api/db/schema/gift-cards';
import { inTransaction } from '@/shop-api/db/transaction';
import { giveBackGiftCards, spendGiftCards } from '@/shop-api/domain/gift-cards/spend-gift-cards';

onEachApp((app) => {
  const gifts = new GiftCards(app);
  const order = new CashOrder(app);

  /** Creates a customer with gift cards who is ready to order. */
  async function owner(...amounts: string[]) {
    const customer = await newCustomer(app.db);
    await order.begin(customer.id);
    const { who } = order.asha;
    const cards = [];
    for (const amount of amounts) cards.push(await gifts.give(who, amount));
    return { who, cards, customerId: customer.id };
  }

  test('a balance that 20 concurrent requests spend is spent once', async () => {
    const { cards } = await owner('500');
    await order.fill({ [COFFEE]: 2 });
    const body = await order.body({ giftRupees: 500 });
    const answers = await Promise.all(Array.from({ length: 20 }, () => order.send(body)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await gifts.row(cards[0] ?? 0)).balancePaise).toBe(0);
    await assertInvariants(app.db);
  });

  test('20 concurrent spendings take the available balance and not a paisa more', async () => {
    const { who, cards, customerId } = await owner('300', '250');
    await order.place({ giftRupees: 0 });
    const orderId = order.id;
    const spend = () =>
      inTransaction(app.db, (db) =>
        spendGiftCards({
          ctx: { db, clock: app.clock },
          input: { customerId, orderId, amountPaise: 10_000 },
        }),
      );
    const ends = await Promise.allSettled(Array.from({ length: 20 }, spend));
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    expect(await gifts.balances(who)).toEqual([0, 50]);
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
    expect(await gifts.balances(who)).toEqual([300, 250]);
    await assertInvariants(app.db);
  });

  test('an order cancelled by many requests at once gives back its gift cards once', async () => {
    const { who } = await owner('500');
    await order.place({ giftRupees: 500 });
    const answers = await Promise.all(Array.from({ length: 10 }, () => order.cancel()));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await gifts.balances(who)).toEqual([500]);
    await assertInvariants(app.db);
  });
});
