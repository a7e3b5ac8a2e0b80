import { describe, expect, test } from '@jest/globals';
import { COFFEE } from '@/__tests__/support/cash-order';
import { DeliveredOrder } from '@/__tests__/support/delivered-order';
import { GiftCards } from '@/__tests__/support/gift-card';
import { assertInvariants, countGoods } from '@/__tests__/support/invariants';
import { PartRefund } from '@/__tests__/support/part-refund';
import { onEachApp } from '@/__tests__/support/test-app';

const TEA = 1002;
const SEEDS = [1, 2, 3];

onEachApp((app) => {
  const begin = async (goods?: Record<number, number>, options = {}) =>
    new PartRefund(app, await new DeliveredOrder(app).deliver(goods, options));

  describe('a refund of a part', () => {
    test('is offered at the desk for each number of pieces, at the amount that it costs', async () => {
      const part = await begin({ [COFFEE]: 3 });
      const offered = async () => {
        const path = `GET /staff/orders/${part.order.id}/`;
        return (await app.call(path, { who: part.order.staff })).body.data.refundable;
      };
      const { lines, delivery } = await offered();
      expect([lines.length, lines[0].amounts.length]).toEqual([1, 3]);
      const two = [{ product_id: COFFEE, quantity: 2, restock: true }];
      const body = { lines: two, delivery: delivery > 0, amount: lines[0].amounts[1] + delivery };
      expect((await part.send(body)).status).toBe(200);
      const left = await offered();
      expect(left).toMatchObject({ delivery: 0, lines: [{ product_id: COFFEE }] });
      expect(left.lines[0].amounts).toHaveLength(1);
      await assertInvariants(app.db);
    });

    test('becomes a refund due, with a credit note and the stock that staff chose', async () => {
      const part = await begin({ [COFFEE]: 3 });
      const goods = await countGoods(app.db);
      const stock = await part.order.stock();
      const again = await part.one(COFFEE, true);
      expect([again.status, again.body.refund_amt]).toEqual([200, 495]);
      expect(await part.order.stock()).toBe(stock + 1);
      expect((await part.one(COFFEE)).status).toBe(200);
      expect(await part.order.stock()).toBe(stock + 1);
      expect(await part.order.refundsDue()).toMatchObject([
        { amountPaise: 49_500, reason: 'a part of the order' },
        { amountPaise: 49_500, reason: 'a part of the order' },
      ]);
      expect((await part.order.read()).credit_notes).toHaveLength(2);
      await assertInvariants(app.db, goods);
    });

    test('leaves the rest to a return of the whole order', async () => {
      const part = await begin({ [COFFEE]: 3, [TEA]: 1 }, { voucher: 'WELCOME10' });
      const goods = await countGoods(app.db);
      await part.one(COFFEE);
      const { status } = await part.order.moveTo('Returned', undefined, { restock: true });
      expect(status).toBe(200);
      expect((await part.order.read()).credit_notes).toHaveLength(2);
      expect((await part.one(COFFEE)).body.reason).toBe('refund_without_invoice');
      await assertInvariants(app.db, goods);
    });

    test('is at most what is left, at the amount that staff were shown', async () => {
      const part = await begin();
      const line = { product_id: COFFEE, quantity: 3 };
      const reasonOf = async (body: object) => (await part.send(body)).body.reason;
      expect(await reasonOf({ lines: [line], amount: 1485 })).toBe('refund_pieces_not_left');
      const two = [
        { ...line, quantity: 2 },
        { ...line, quantity: 1 },
      ];
      expect(await reasonOf({ lines: two, amount: 1485 })).toBe('refund_pieces_not_left');
      expect(await reasonOf({ lines: [{ ...line, quantity: 1 }], amount: 494 })).toBe(
        'refund_changed',
      );
      expect(await reasonOf({ amount: 0 })).toBe('refund_of_nothing');
      await part.order.request({ quantity: 1 });
      expect(await reasonOf({ lines: [{ ...line, quantity: 2 }], amount: 990 })).toBe(
        'refund_pieces_not_left',
      );
      expect(await part.order.refundsDue()).toEqual([]);
    });

    test('is made once by two who refund the same piece at once', async () => {
      const part = await begin({ [COFFEE]: 1 });
      const answers = await Promise.all([part.one(COFFEE), part.one(COFFEE)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      await assertInvariants(app.db);
    });

    test('wants a paid order, and staff', async () => {
      const part = await begin();
      await part.order.place();
      await part.order.move('Confirmed');
      expect((await part.one(COFFEE)).body.reason).toBe('refund_without_invoice');
      await part.order.move('Packed');
      expect((await part.one(COFFEE)).body.reason).toBe('refund_of_unpaid');
      expect((await part.send({ amount: 1 }, part.order.asha.who)).status).toBe(403);
    });

    test('gives gift vouchers their share back', async () => {
      const part = await begin();
      const cards = new GiftCards(app);
      const { order } = part;
      await cards.give(order.asha.who, '500');
      await order.place({ goods: { [COFFEE]: 2 }, giftRupees: 500 });
      await order.move('Confirmed', 'Packed', 'Shipped', 'Delivered');
      for (const refund of [
        () => part.one(COFFEE),
        () => part.delivery(),
        () => part.one(COFFEE),
      ]) {
        expect((await refund()).status).toBe(200);
      }
      expect(await cards.balances(order.asha.who)).toEqual([500]);
      await assertInvariants(app.db);
    });
  });

  test.each(SEEDS)('all parts in the random order %i add up to the invoice', async (seed) => {
    const part = await begin({ [COFFEE]: 3, [TEA]: 2 }, { voucher: 'WELCOME10' });
    const goods = await countGoods(app.db);
    const steps = [
      ...[COFFEE, COFFEE, TEA, TEA].map((id) => () => part.one(id, id === TEA)),
      () => part.delivery(),
    ];
    // A request of the customer in the midst of them takes its own share of the delivery, if any.
    const request = async () => {
      const id = await part.order.request({ remedy: 'refund' });
      await part.order.settle(id, 'approved');
      return part.order.moveReturn(id, 'refunded');
    };
    for (const step of shuffled([...steps, request], seed)) {
      const { status } = await step();
      expect(status).toBe(200);
      await assertInvariants(app.db, goods);
    }
    await part.delivery();
    const { payablePaise } = await part.order.row();
    const due = (await part.order.refundsDue()).map(({ amountPaise }) => amountPaise);
    expect(due.reduce((sum, paise) => sum + paise, 0)).toBe(payablePaise);
    await assertInvariants(app.db, goods);
  });
});

/** Returns things in an order that a seed decides. */
function shuffled<Thing>(things: readonly Thing[], seed: number): Thing[] {
  let state = seed;
  const next = () => {
    state = (state * 48_271) % 2_147_483_647;
    return state;
  };
  return things
    .map((thing) => ({ thing, at: next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ thing }) => thing);
}
