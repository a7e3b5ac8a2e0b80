import { beforeEach, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { fillCart } from '@/__tests__/support/buyer';
import { deliverToCustomers } from '@/__tests__/support/deliver-mails';
import { COFFEE, OnlinePayment } from '@/__tests__/support/online-payment';
import { onEachApp } from '@/__tests__/support/test-app';
import { customers } from '@/shop-api/db/schema/customers';

onEachApp((app) => {
  const payment = new OnlinePayment(app);
  const mailed = async () => (await deliverToCustomers(app)).filter(({ kind }) => kind === 'mail');
  const subjects = async () => (await mailed()).map(({ subject }) => subject);

  beforeEach(async () => {
    await payment.begin();
    await deliverToCustomers(app);
  });

  describe('an order to be paid online', () => {
    test('is mailed once, when it is paid, and not before', async () => {
      expect(await subjects()).toEqual([]);
      await payment.apply(payment.event('paid'));
      await payment.apply(payment.event('paid'));
      const [mail, ...more] = await mailed();
      expect(more).toEqual([]);
      expect(mail?.subject).toBe(`Your order ${(await payment.order())?.number} is paid`);
      expect(mail?.text).toContain('Total, GST included: ₹1,090.00');
    });

    test('is not mailed when the payment fails', async () => {
      await payment.apply(payment.event('failed'));
      expect(await subjects()).toEqual([]);
    });

    test('is not mailed when another cart replaces it', async () => {
      await fillCart(app, payment.asha, { [COFFEE]: 3 });
      const before = await payment.order();
      payment.txnid = await payment.open();
      expect((await payment.order())?.id).not.toBe(before?.id);
      expect(await subjects()).toEqual([]);
    });
  });

  describe('a refund due', () => {
    test('is mailed once for each payment', async () => {
      await payment.apply(payment.event('paid'));
      await deliverToCustomers(app);
      await payment.apply(payment.event('paid', 'second'));
      await payment.apply(payment.event('paid', 'second'));
      const [mail, ...more] = await mailed();
      expect(more).toEqual([]);
      expect(mail?.subject).toBe('We owe you ₹1,090.00');
      expect(mail?.text).toContain('cannot use it, because it had been paid already.');
    });

    test('is not mailed to an unproven email address', async () => {
      const isAsha = eq(customers.id, 1);
      await app.db.update(customers).set({ emailProvenAt: null }).where(isAsha);
      await payment.apply(payment.event('paid'), ['amount']);
      expect(await subjects()).toEqual([]);
      await app.db.update(customers).set({ emailProvenAt: app.clock.now() }).where(isAsha);
    });
  });
});
