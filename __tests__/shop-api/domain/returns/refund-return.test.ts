import { describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { COFFEE } from '@/__tests__/support/cash-order';
import { deliverMails } from '@/__tests__/support/deliver-mails';
import { DeliveredOrder } from '@/__tests__/support/delivered-order';
import { GiftCards } from '@/__tests__/support/gift-card';
import { assertInvariants, countGoods } from '@/__tests__/support/invariants';
import { onEachApp } from '@/__tests__/support/test-app';
import { formatRupees } from '@/contract/shop/money';
import { customers } from '@/shop-api/db/schema/customers';
import { products } from '@/shop-api/db/schema/products';

const TEA = 1002;

onEachApp((app) => {
  const deliver = (goods?: Record<number, number>, options = {}) =>
    new DeliveredOrder(app).deliver(goods, options);

  describe('a refund', () => {
    test('is the price after the discount with its share of the delivery', async () => {
      const order = await deliver({ [COFFEE]: 3, [TEA]: 1 }, { voucher: 'WELCOME10' });
      const id = await order.request({ quantity: 3, remedy: 'refund' });
      const shown = (await order.asStaff(id))?.refundable_amt;
      await order.settle(id, 'approved', 'refunded');
      const { refund_amt: coffee } = await order.newest();
      expect(coffee).toBe(shown);
      const tea = await order.request({ product_id: TEA, remedy: 'refund' });
      await order.settle(tea, 'approved', 'refunded');
      const { refund_amt: rest } = await order.newest();
      const { payablePaise } = await order.row();
      expect(Math.round((coffee + rest) * 100)).toBe(payablePaise);
      expect(await order.refundsDue()).toMatchObject([
        { reason: 'return request', paymentKey: `return ${id}` },
        { reason: 'return request', paymentKey: `return ${tea}` },
      ]);
      await assertInvariants(app.db);
    });

    test('of pieces one by one adds up to the whole line, to the paisa', async () => {
      const order = await deliver({ [COFFEE]: 7, [TEA]: 1 }, { voucher: 'WELCOME10' });
      const amounts = [];
      for (let n = 0; n < 7; n++) {
        await order.settle(await order.request({ remedy: 'refund' }), 'approved', 'refunded');
        amounts.push((await order.newest()).refund_amt);
      }
      const tea = await order.request({ product_id: TEA, remedy: 'refund' });
      await order.settle(tea, 'approved', 'refunded');
      amounts.push((await order.newest()).refund_amt);
      const { payablePaise } = await order.row();
      expect(Math.round(amounts.reduce((sum, one) => sum + one, 0) * 100)).toBe(payablePaise);
      await assertInvariants(app.db);
    });

    test('goes back to gift vouchers in the share that they paid', async () => {
      const order = new DeliveredOrder(app);
      await order.deliver();
      const cards = new GiftCards(app);
      await cards.give(order.asha.who, '500');
      await order.place({ goods: { [COFFEE]: 2 }, giftRupees: 500 });
      await order.move('Confirmed', 'Packed', 'Shipped', 'Delivered');
      expect(await cards.balances(order.asha.who)).toEqual([0]);
      const half = await order.request({ remedy: 'refund' });
      await order.settle(half, 'approved', 'refunded');
      const first = await order.newest();
      expect(await cards.balances(order.asha.who)).toEqual([first.gift_voucher_amt]);
      expect(first.gift_voucher_amt).toBe(250);
      await order.settle(await order.request({ remedy: 'refund' }), 'approved', 'refunded');
      expect(await cards.balances(order.asha.who)).toEqual([500]);
      await assertInvariants(app.db);
    });

    test('puts the pieces back into the stock where staff say so, else writes them off', async () => {
      const order = await deliver();
      const goods = await countGoods(app.db);
      const stock = await order.stock();
      for (const restock of [false, true]) {
        const id = await order.request({ remedy: 'refund' });
        await order.settle(id, 'approved');
        const body = { to: 'refunded', restock };
        await app.call(`POST /staff/returns/${id}/move/`, { who: order.staff, body });
        expect(await order.stock()).toBe(restock ? stock + 1 : stock);
      }
      await assertInvariants(app.db, goods);
    });

    test('is paid back once staff have settled it', async () => {
      const order = await deliver();
      await order.settle(await order.request({ remedy: 'refund' }), 'approved', 'refunded');
      expect((await order.newest()).paid_back_at).toBeNull();
      const [due] = await order.refundsDue();
      app.clock.advance(1000);
      const body = { reference: 'UPI 4711' };
      await app.call(`POST /refunds-due/${due?.id}/settle/`, { who: order.staff, body });
      expect((await order.newest()).paid_back_at).toBe(app.clock.now().toISOString());
      expect((await order.list()).body.data.requests).toHaveLength(1);
    });

    test('is announced with the goods in the language of the message', async () => {
      const order = await deliver();
      await app.db
        .update(customers)
        .set({ language: 'gu' })
        .where(eq(customers.email, order.email));
      await deliverMails(app);
      await order.settle(await order.request({ remedy: 'refund' }), 'approved', 'refunded');
      const [product] = await app.db.select().from(products).where(eq(products.id, COFFEE));
      const told = JSON.stringify((await deliverMails(app)).filter(({ to }) => to === order.email));
      expect(told).toContain(product?.translations.gu?.name);
      expect(told).not.toContain(product?.name);
    });

    test('names the amount in the message, and is credited', async () => {
      const order = await deliver();
      await order.settle(await order.request({ remedy: 'refund' }), 'approved', 'refunded');
      const { refund_amt: amount } = await order.newest();
      const mails = await deliverMails(app);
      expect(JSON.stringify(mails)).toContain(formatRupees(amount));
      expect(await order.read()).toMatchObject({
        is_invoiced: true,
        credit_notes: [{ amount }],
      });
      await assertInvariants(app.db);
    });
  });
});
