import { beforeAll, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import type { Database } from '@/shop-api/db/database';
import { voucherUses } from '@/shop-api/db/schema/voucher-uses';
import { vouchers } from '@/shop-api/db/schema/vouchers';
import { HOLD_MS } from '@/shop-api/domain/payment/time-to-pay';
import { fillCart, paymentBody } from '../../../support/buyer';
import { assertInvariants, countGoods } from '../../../support/invariants';
import { statuses } from '../../../support/many-apps';
import { COFFEE, OnlinePayment } from '../../../support/online-payment';
import { size } from '../../../support/size';
import { onEachApp } from '../../../support/test-app';
import { toForm } from '../../../support/to-form';

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

  it(
    `keeps one truth in ${ROUNDS} rounds of cancelling, paying and running out of time at once`,
    async () => {
      const order = fc.shuffledSubarray(Object.keys(MOVES), { minLength: 5 });
      const holds = fc.asyncProperty(order, async (moves) => {
        await shop.begin();
        const goods = await countGoods(app.db);
        app.clock.advance(HOLD_MS);
        await Promise.allSettled(moves.map((name) => MOVES[name]?.()));
        // Gateways repeat what was not taken in.
        for (const payment of ['first', 'second'] as const) {
          await shop.apply(shop.event('paid', payment));
        }
        const { state, paidAt } = (await shop.order()) ?? {};
        const kept = paidAt && state !== 'cancelled' ? 1 : 0;
        expect([state, (await shop.owed()).length]).toEqual([state, 2 - kept]);
        await assertInvariants(app.db, goods);
      });
      await fc.assert(holds, { numRuns: ROUNDS });
    },
    10_000 * ROUNDS,
  );

  it('lets a voucher be used once when a customer pays all released orders with it at once', async () => {
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
    expect(statuses(answers)).toEqual({ 200: 1, 422: ORDERS - 1 });
    const uses = await app.db.$count(voucherUses, eq(voucherUses.voucherId, voucher?.id ?? 0));
    expect(uses).toBe(1);
    await assertInvariants(app.db, goods);
  });
});
