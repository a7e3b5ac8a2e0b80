import { describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { COFFEE } from '@/__tests__/support/cash-order';
import { deliverMails } from '@/__tests__/support/deliver-mails';
import { DeliveredOrder } from '@/__tests__/support/delivered-order';
import { assertInvariants, countGoods } from '@/__tests__/support/invariants';
import { onEachApp } from '@/__tests__/support/test-app';
import { returnApiMessages, returnMessages } from '@/contract/messages/returns';
import { englishText } from '@/contract/messages/text-with-values';
import { RETURN_STATES, staffMovesFrom } from '@/contract/returns/return-states';
import { products } from '@/shop-api/db/schema/products';

onEachApp((app) => {
  const deliver = (goods?: Record<number, number>, options = {}) =>
    new DeliveredOrder(app).deliver(goods, options);

  describe('staff', () => {
    test('see a request with its order, and the states that it may move to', async () => {
      const order = await deliver();
      const id = await order.request();
      expect(await order.asStaff(id)).toMatchObject({
        id,
        order_id: order.number,
        customer: 'Asha Rao',
        mobile: '+919825000000',
        return_state: 'requested',
        moves: ['approved', 'declined'],
      });
    });

    test('filter requests by their state', async () => {
      const order = await deliver();
      const id = await order.request();
      const listed = async (state: string) => {
        const { body } = await app.call(`GET /staff/returns/?state=${state}`, { who: order.staff });
        return body.data.map((row: { id: number }) => row.id).includes(id);
      };
      expect([await listed('requested'), await listed('approved')]).toEqual([true, false]);
    });

    test('alone move requests', async () => {
      const order = await deliver();
      const id = await order.request();
      const { status } = await order.moveReturn(id, 'approved', '', order.asha.who);
      expect(status).toBe(403);
      expect((await app.call('GET /staff/returns/', { who: order.asha.who })).status).toBe(403);
      expect((await order.moveReturn(999_999, 'approved')).status).toBe(404);
    });

    test('take only the steps of the table', async () => {
      const order = await deliver();
      const id = await order.request();
      for (const to of RETURN_STATES) {
        if (staffMovesFrom('requested').includes(to)) continue;
        const { status, body } = await order.moveReturn(id, to, 'Because.');
        expect([status, body.message]).toEqual([
          409,
          englishText(returnApiMessages.noSuchStep('requested', to)),
        ]);
      }
      await order.settle(id, 'approved', 'collected', 'replaced');
      expect((await order.moveReturn(id, 'refunded')).status).toBe(409);
    });

    test('decline with a reason that the customer reads', async () => {
      const order = await deliver();
      const id = await order.request();
      const { status, body } = await order.moveReturn(id, 'declined', ' ');
      expect([status, body.errors]).toEqual([422, { answer: [returnMessages.whyDeclined] }]);
      await order.moveReturn(id, 'declined', 'The seal was opened.');
      expect(await order.newest()).toMatchObject({
        return_state: 'declined',
        answer: 'The seal was opened.',
      });
    });
  });

  describe('the customer', () => {
    test('withdraws a request until it is collected', async () => {
      const order = await deliver();
      const id = await order.request();
      await order.settle(id, 'approved');
      expect((await order.withdraw(id)).body.message).toBe(returnApiMessages.withdrawn);
      expect((await order.withdraw(id)).status).toBe(200);
      expect((await order.newest()).timeline.map(({ state }) => state)).toEqual([
        'requested',
        'approved',
        'withdrawn',
      ]);
      const next = await order.request();
      await order.settle(next, 'approved', 'collected');
      const { status, body } = await order.withdraw(next);
      expect([status, body.message]).toEqual([409, returnApiMessages.notWithdrawable]);
    });

    test('gets an email at every move', async () => {
      const order = await deliver();
      await deliverMails(app);
      const id = await order.request();
      await order.settle(id, 'approved', 'collected', 'refunded');
      const declined = await order.request();
      await order.moveReturn(declined, 'declined', 'The seal was opened.');
      const mails = await deliverMails(app);
      const own = mails.filter((mail) => JSON.stringify(mail).includes(order.email));
      const text = JSON.stringify(own);
      for (const words of [
        'We have your request',
        'Your request is approved',
        'Collected',
        'Your refund is on its way',
        'We cannot accept your request',
        'The seal was opened.',
      ]) {
        expect(text).toContain(words);
      }
      expect(text).toContain(`/orders/${order.id}`);
    });
  });

  describe('a replacement', () => {
    test('takes the goods from the stock once', async () => {
      const order = await deliver();
      const goods = await countGoods(app.db);
      const before = await order.stock();
      const id = await order.request({ quantity: 2 });
      await order.settle(id, 'approved');
      expect(await order.stock()).toBe(before);
      const twice = await Promise.all([
        order.moveReturn(id, 'replaced'),
        order.moveReturn(id, 'replaced'),
      ]);
      expect(twice.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(await order.stock()).toBe(before - 2);
      await assertInvariants(app.db, goods);
    });

    test('that is out of stock is refused; a refund is possible instead', async () => {
      const order = await deliver();
      const stock = await order.stock();
      const set = (value: number) =>
        app.db.update(products).set({ stock: value }).where(eq(products.id, COFFEE));
      const id = await order.request();
      await order.settle(id, 'approved');
      await set(0);
      const { status, body } = await order.moveReturn(id, 'replaced');
      expect([status, body.reason]).toEqual([409, 'return_out_of_stock']);
      await order.settle(id, 'refunded');
      await set(stock);
      expect((await order.newest()).return_state).toBe('refunded');
    });
  });

  test('an order with a request is not taken back as a whole', async () => {
    const order = await deliver();
    const id = await order.request();
    const { status, body } = await order.moveTo('Returned');
    expect([status, body.reason]).toEqual([409, 'order_has_returns']);
    await order.withdraw(id);
    expect((await order.moveTo('Returned')).status).toBe(200);
    expect((await order.ask()).status).toBe(409);
    await assertInvariants(app.db);
  });
});

onEachApp((app) => {
  test('a request that two staff members refund at the same time is refunded once', async () => {
    const order = await new DeliveredOrder(app).deliver();
    const id = await order.request({ remedy: 'refund' });
    await order.settle(id, 'approved');
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => order.moveReturn(id, 'refunded')),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect(await order.refundsDue()).toHaveLength(1);
  });

  test('a request and the return of its whole order never both happen', async () => {
    const order = await new DeliveredOrder(app).deliver();
    const [asked, moved] = await Promise.all([order.ask(), order.moveTo('Returned')]);
    expect([asked.status, moved.status].sort()).toEqual([200, 409]);
    await assertInvariants(app.db);
  });
});
