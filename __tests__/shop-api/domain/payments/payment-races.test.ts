import { beforeAll, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { fillCart, paymentBody } from '@/__tests__/support/buyer';
import { assertInvariants, countGoods } from '@/__tests__/support/invariants';
import { statuses } from '@/__tests__/support/many-apps';
import { COFFEE, OnlinePayment } from '@/__tests__/support/online-payment';
import { size } from '@/__tests__/support/size';
import { onEachApp } from '@/__tests__/support/test-app';
import { toForm } from '@/__tests__/support/to-form';
import type { Database } from '@/shop-api/db/database';
import { vouchers, voucherUses } from '@/shop-api/db/schema/vouchers';
import { HOLD_MS } from '@/shop-api/domain/payments/payment';

const ROUNDS = size({ quick: 8, heavy: 300 });
const ORDERS = 6;

onEachApp((app, database) => {
  const shop = new OnlinePayment(app);
  let dbs: Database[];

  beforeAll(async () => {
    dbs = await Promise.all([1, 2, 3].map(() => database.another()));
  });

  const cancel = async () => {
    const id = (await shop.order())?.id;
    return app.call(`POST /orders/${id}/cancel/`, { who: shop.asha.who, body: {} });
  };

  const MOVES: Record<string, () => Promise<unknown>> = {
    'payment reported': () => shop.apply(shop.event('paid', 'first'), [], dbs[0]),
    'payment reported again': () => shop.apply(shop.event('paid', 'first'), [], dbs[1]),
    'payment made twice': () => shop.apply(shop.event('paid', 'second'), [], dbs[2]),
    'payment failed': () => shop.apply(shop.event('failed'), [], dbs[0]),
    'hold over': () => shop.pass(0, dbs[1]),
    'hold over, elsewhere': () => shop.pass(0, dbs[2]),
    'cancelled by the shopper': cancel,
    'paid again by the shopper': () => shop.payAgain(),
  };

  test(
    `the order stays consistent in ${ROUNDS} rounds of concurrent cancelling, paying and expiry`,
    async () => {
      const order = fc.shuffledSubarray(Object.keys(MOVES), { minLength: 5 });
      const holds = fc.asyncProperty(order, async (moves) => {
        await shop.begin();
        const goods = await countGoods(app.db);
        app.clock.advance(HOLD_MS);
        await Promise.allSettled(moves.map((name) => MOVES[name]?.()));
        // Gateways repeat events that were not accepted.
        for (const payment of ['first', 'second'] as const) {
          await shop.apply(shop.event('paid', payment));
        }
        const { state, paidAt } = (await shop.order()) ?? {};
        const kept = paidAt && state !== 'cancelled' ? 1 : 0;
        expect([state, (await shop.refundsDue()).length]).toEqual([state, 2 - kept]);
        await assertInvariants(app.db, goods);
      });
      await fc.assert(holds, { numRuns: ROUNDS });
    },
    10_000 * ROUNDS,
  );

  test('a voucher is used once when all released orders with it are paid at once', async () => {
    const row = { code: 'ONEORDER', percent: 10, usesPerCustomer: 1 };
    const [voucher] = await app.db.insert(vouchers).values(row).returning();
    await shop.begin();
    const released: number[] = [];
    for (let n = 0; n < ORDERS; n++) {
      await fillCart(app, shop.asha, { [COFFEE]: 2 });
      shop.txnid = await shop.open(row.code);
      released.push((await shop.order())?.id ?? 0);
      await shop.pass(HOLD_MS);
    }
    const { who } = shop.asha;
    const asked = await paymentBody(app, shop.asha, { voucher: row.code });
    const tax_amount = ((await shop.order())?.gstPaise ?? 0) / 100;
    const goods = await countGoods(app.db);
    const pay = (order_id: number) =>
      app.call('PATCH /edit-order-payment-link/', {
        who,
        body: toForm({ ...asked, tax_amount, order_id }),
      });
    const answers = await Promise.all(released.map(pay));
    expect(statuses(answers)).toEqual({ 200: 1, 409: ORDERS - 1 });
    const uses = await app.db.$count(voucherUses, eq(voucherUses.voucherId, voucher?.id ?? 0));
    expect(uses).toBe(1);
    await assertInvariants(app.db, goods);
  });
});
