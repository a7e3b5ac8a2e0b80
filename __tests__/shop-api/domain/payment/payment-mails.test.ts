import { beforeEach, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { customers } from '@/shop-api/db/schema/customers';
import { fillCart } from '../../../support/buyer';
import { deliverMails } from '../../../support/deliver-mails';
import { COFFEE, OnlinePayment } from '../../../support/online-payment';
import { onEachApp } from '../../../support/test-app';

onEachApp((app) => {
  const payment = new OnlinePayment(app);
  const subjects = async () => (await deliverMails(app)).map(({ subject }) => subject);

  beforeEach(async () => {
    await payment.begin();
    await deliverMails(app);
  });

  describe('an order to be paid online', () => {
    it('is told of when it is paid, once, and not before', async () => {
      expect(await subjects()).toEqual([]);
      await payment.apply(payment.event('paid'));
      await payment.apply(payment.event('paid'));
      const [mail, ...more] = await deliverMails(app);
      expect(more).toEqual([]);
      expect(mail?.subject).toBe(`Your order ${(await payment.order())?.number} is paid`);
      expect(mail?.text).toContain('Total, GST included: ₹1,090.00');
    });

    it('is not told of when the payment fails', async () => {
      await payment.apply(payment.event('failed'));
      expect(await subjects()).toEqual([]);
    });

    it('is not told of when another cart takes its place', async () => {
      await fillCart(app, payment.asha, { [COFFEE]: 3 });
      const before = await payment.order();
      payment.txnid = await payment.open();
      expect((await payment.order())?.id).not.toBe(before?.id);
      expect(await subjects()).toEqual([]);
    });
  });

  describe('money that cannot be used', () => {
    it('is told of, once for each payment', async () => {
      await payment.apply(payment.event('paid'));
      await deliverMails(app);
      await payment.apply(payment.event('paid', 'second'));
      await payment.apply(payment.event('paid', 'second'));
      const [mail, ...more] = await deliverMails(app);
      expect(more).toEqual([]);
      expect(mail?.subject).toBe('We owe you ₹1,090.00');
      expect(mail?.text).toContain('cannot use it, because it had been paid already.');
    });

    it('is not told of to an address that nobody has proven', async () => {
      const isAsha = eq(customers.id, 1);
      await app.db.update(customers).set({ emailProvenAt: null }).where(isAsha);
      await payment.apply(payment.event('paid'), ['amount']);
      expect(await subjects()).toEqual([]);
      await app.db.update(customers).set({ emailProvenAt: app.clock.now() }).where(isAsha);
    });
  });
});
