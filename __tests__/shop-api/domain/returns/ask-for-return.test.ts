import { beforeEach, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { COFFEE } from '@/__tests__/support/cash-order';
import { DeliveredOrder, returnFields } from '@/__tests__/support/delivered-order';
import { newCustomer } from '@/__tests__/support/new-customer';
import { onEachApp } from '@/__tests__/support/test-app';
import { returnApiMessages, returnMessages } from '@/contract/messages/returns';
import { englishText } from '@/contract/messages/text-with-values';
import { orders } from '@/shop-api/db/schema/orders';

onEachApp((app) => {
  let order: DeliveredOrder;

  beforeEach(async () => {
    order = await new DeliveredOrder(app).deliver();
  });

  /** Has the order delivered at another moment. */
  const deliveredAt = (at: Date) =>
    app.db.update(orders).set({ deliveredAt: at }).where(eq(orders.id, order.id));

  describe('a request for a replacement', () => {
    test('is made for a line of a delivered order, and is on the order', async () => {
      const { status, body } = await order.ask();
      expect([status, body.message]).toEqual([200, returnApiMessages.received]);
      expect(await order.newest()).toMatchObject({
        id: body.data.id,
        product_id: COFFEE,
        quantity: 1,
        reason: 'damaged',
        details: 'The jar is cracked.',
        remedy: 'replacement',
        return_state: 'requested',
        answer: '',
        refund_amt: 0,
        timeline: [{ state: 'requested', at: app.clock.now().toISOString() }],
        photos: [],
      });
    });

    test('is offered until the end of the fifth day in India', async () => {
      // 11:30 pm on 15 November in India: the fifth day after it is the 20th.
      await deliveredAt(new Date('2026-11-15T18:00:00Z'));
      expect((await order.list()).body.data).toMatchObject({ last_day: '2026-11-20', lines: [] });
      const late = await order.ask();
      expect([late.status, late.body.message]).toEqual([
        409,
        englishText(returnApiMessages.tooLate),
      ]);
      // The clock says 21 November.
      await deliveredAt(new Date('2026-11-15T19:00:00Z'));
      const { last_day, lines } = (await order.list()).body.data;
      expect([last_day, lines.length]).toEqual(['2026-11-21', 1]);
      expect((await order.ask()).status).toBe(200);
    });

    test('is refused before the delivery', async () => {
      await app.db
        .update(orders)
        .set({ state: 'shipped', deliveredAt: null })
        .where(eq(orders.id, order.id));
      const { status, body } = await order.ask();
      expect([status, body.message]).toEqual([409, returnApiMessages.notDelivered]);
      expect((await order.list()).body.data).toMatchObject({ last_day: null, lines: [] });
    });

    test('is refused for goods that were not ordered, and for more than were', async () => {
      const other = await order.ask({ product_id: 1002 });
      expect(other.body.errors).toEqual({ product_id: [returnMessages.itemNotChosen] });
      const more = await order.ask({ quantity: 3 });
      expect(more.body.errors).toEqual({
        quantity: [englishText(returnApiMessages.moreThanBought(2))],
      });
    });

    test('of another customer’s order is not found', async () => {
      const stranger = await app.customer((await newCustomer(app.db)).id);
      expect((await order.ask({}, [], stranger)).status).toBe(404);
      expect((await order.list(stranger)).status).toBe(404);
      const id = await order.request();
      expect((await order.withdraw(id, stranger)).status).toBe(404);
      expect((await order.newest()).return_state).toBe('requested');
    });

    test('needs a description where the reason is not in the list', async () => {
      const { status, body } = await order.ask({ reason: 'other', details: '  ' });
      expect([status, body.errors]).toEqual([422, { details: [returnMessages.details] }]);
    });

    test('names every field that is missing', async () => {
      const { body } = await order.ask({ product_id: '', quantity: '', reason: '', remedy: '' });
      expect(body.errors).toMatchObject({
        product_id: [returnMessages.itemNotChosen],
        reason: [returnMessages.reason],
        remedy: [returnMessages.remedy],
      });
    });
  });

  describe('pressed twice', () => {
    test('a form makes one request', async () => {
      const fields = returnFields();
      const first = await order.ask(fields);
      const second = await order.ask(fields);
      expect(second.body).toEqual(first.body);
      expect(await order.requests()).toHaveLength(1);
    });

    test('two forms make one: the line has an open request', async () => {
      await order.request();
      const { status, body } = await order.ask();
      expect([status, body.message]).toEqual([409, returnApiMessages.askedAlready]);
      expect((await order.list()).body.data.lines).toEqual([]);
    });

    test('the rest of a line may be asked for after the first answer, no more', async () => {
      await order.settle(await order.request(), 'approved', 'replaced');
      expect((await order.list()).body.data.lines).toMatchObject([{ quantity: 1 }]);
      await order.settle(await order.request(), 'approved', 'replaced');
      expect((await order.ask()).body.errors).toEqual({
        quantity: [englishText(returnApiMessages.moreThanBought(0))],
      });
    });

    test('declined and withdrawn requests leave the line as it was', async () => {
      await order.moveReturn(await order.request(), 'declined', 'No crack to be seen.');
      const again = await order.request({ quantity: 2 });
      expect((await order.withdraw(again)).status).toBe(200);
      expect((await order.list()).body.data.lines).toMatchObject([{ quantity: 2 }]);
    });
  });

  test('a customer tries at most 20 requests an hour', async () => {
    const tries = [];
    for (let n = 0; n < 21; n++) tries.push((await order.ask({}, [new Blob(['none'])])).status);
    expect(tries).toEqual([...Array.from({ length: 20 }, () => 422), 429]);
  });
});

onEachApp((app) => {
  test('five presses in five tabs at the same time make one request', async () => {
    const order = await new DeliveredOrder(app).deliver();
    const answers = await Promise.all(Array.from({ length: 5 }, () => order.ask()));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    expect(await order.requests()).toHaveLength(1);
  });

  test('five presses of one form at the same time have one answer', async () => {
    const order = await new DeliveredOrder(app).deliver();
    const fields = returnFields();
    const answers = await Promise.all(Array.from({ length: 5 }, () => order.ask(fields)));
    expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1);
    expect(await order.requests()).toHaveLength(1);
  });
});
