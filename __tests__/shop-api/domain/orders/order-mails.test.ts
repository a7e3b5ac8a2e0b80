import { beforeEach, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { CashOrder, COFFEE } from '@/__tests__/support/cash-order';
import { deliverToCustomers } from '@/__tests__/support/deliver-mails';
import { GiftCards } from '@/__tests__/support/gift-card';
import { onEachApp } from '@/__tests__/support/test-app';
import { customers } from '@/shop-api/db/schema/customers';
import { mailQueue } from '@/shop-api/db/schema/mail-queue';
import { products } from '@/shop-api/db/schema/products';

const OWN = 'demo@example.com';
const GOODS = { [COFFEE]: 250 };

onEachApp((app) => {
  const gifts = new GiftCards(app);
  const order = new CashOrder(app);

  const prove = (emailProvenAt: Date | null) =>
    app.db.update(customers).set({ emailProvenAt }).where(eq(customers.email, OWN));
  const mailed = async () => (await deliverToCustomers(app)).filter(({ kind }) => kind === 'mail');
  /** Returns the subjects in alphabetical order, because several mails are sent at once. */
  const subjects = async () => (await mailed()).map(({ subject }) => subject).sort();
  const mailThat = async (title: string) =>
    (await mailed()).find(({ subject }) => subject.endsWith(title));

  beforeEach(async () => {
    await prove(app.clock.now());
    await app.db.update(products).set({ stock: 1000 }).where(eq(products.id, COFFEE));
    await order.begin();
    await order.place({ goods: GOODS });
  });

  describe('a placed order', () => {
    test('is mailed with its goods, amounts, address and link', async () => {
      const [mail, ...more] = await mailed();
      expect(more).toEqual([]);
      expect(mail).toMatchObject({ to: OWN, subject: `Your order ${order.number} has reached us` });
      for (const said of [mail?.text, mail?.html]) {
        expect(said).toContain('You pay ₹1,23,850.00 when it arrives.');
        expect(said).toContain('× 250');
        expect(said).toContain('₹1,23,750.00');
        expect(said).toContain('12 Neem Lane');
        expect(said).toContain(`https://vanya.example/orders/${order.id}`);
      }
      expect(mail?.text).toContain('Delivery: ₹100.00\nTotal, GST included: ₹1,23,850.00');
    });

    test('names its goods in the language of the mail', async () => {
      await mailed();
      await app.db.update(customers).set({ language: 'gu' }).where(eq(customers.email, OWN));
      await order.fill({ [COFFEE]: 1 });
      await order.place({ goods: { [COFFEE]: 1 } });
      const [mail] = await mailed();
      await app.db.update(customers).set({ language: 'en' }).where(eq(customers.email, OWN));
      const [product] = await app.db.select().from(products).where(eq(products.id, COFFEE));
      const { name = '', size } = product?.translations.gu ?? {};
      for (const said of [mail?.text, mail?.html]) {
        expect(said).toContain(name);
        expect(said).toContain(`${size} × 1`);
        expect(said).not.toContain(product?.name);
      }
    });

    test('is not mailed to an unproven email address', async () => {
      await prove(null);
      expect(await mailed()).toEqual([]);
      expect(await app.db.select().from(mailQueue)).toEqual([]);
    });

    test('of an unproven address asks once for its proof, and says which order waits', async () => {
      await deliverToCustomers(app);
      await prove(null);
      await order.fill({ [COFFEE]: 1 });
      await order.place({ goods: { [COFFEE]: 1 } });
      const [mail, ...more] = await mailed();
      expect(more).toEqual([]);
      expect(mail).toMatchObject({
        ...{ to: OWN, subject: `Confirm your email for order ${order.number}` },
        text: expect.stringContaining('https://vanya.example/confirm-email/'),
      });
      await order.place({ goods: { [COFFEE]: 1 } });
      expect(await mailed()).toEqual([]);
    });

    test('is mailed to the email address that the customer has by then', async () => {
      const now = { email: 'other.demo@example.com' };
      const isAsha = eq(customers.id, 1);
      await app.db.update(customers).set(now).where(isAsha);
      const [mail] = await mailed();
      await app.db.update(customers).set({ email: OWN }).where(isAsha);
      expect(mail?.to).toBe(now.email);
    });

    test('is not mailed when it was refused', async () => {
      await deliverToCustomers(app);
      await order.fill({ [COFFEE]: 1 });
      expect((await order.send({ ...(await order.body()), amount: 1 })).status).toBe(409);
      expect(await deliverToCustomers(app)).toEqual([]);
    });
  });

  test('each step is mailed once, and packing is not', async () => {
    await deliverToCustomers(app);
    await order.move('Confirmed', 'Packed');
    expect(await subjects()).toEqual([`Your order ${order.number} is confirmed`]);
    await order.move('Shipped');
    expect(await subjects()).toEqual([`Your order ${order.number} is on its way`]);
    await order.move('Undelivered');
    expect(await subjects()).toEqual([`Your order ${order.number} could not be delivered`]);
    await order.move('Shipped', 'Delivered');
    expect(await subjects()).toEqual([
      `Your order ${order.number} is on its way`,
      `Your order ${order.number} was delivered`,
    ]);
  });

  describe('the mail about a cancelled order', () => {
    test('states that no refund is due when nothing was paid', async () => {
      await deliverToCustomers(app);
      await order.cancel();
      const [mail] = await mailed();
      expect(mail?.subject).toBe(`Your order ${order.number} is cancelled`);
      expect(mail?.text).toContain('You have paid nothing for it, so nothing is owed to you.');
    });

    test('states the amount of the refund', async () => {
      await order.pay();
      await deliverToCustomers(app);
      await order.cancel();
      const mail = await mailThat('is cancelled');
      expect(mail?.text).toContain('You have paid ₹1,23,850.00 for it. All of it goes back to you');
    });
  });

  test('a mail states that the part paid by gift card is restored, beside the refund', async () => {
    await gifts.give(order.asha.who, '2000');
    await order.place({ goods: GOODS, giftRupees: 2000 });
    await order.move('Confirmed', 'Packed', 'Shipped');
    const shipped = await mailThat('is on its way');
    expect(shipped?.text).toContain('You pay ₹1,21,850.00 when it arrives.');
    expect(shipped?.text).toContain('Gift voucher: −₹2,000.00\nTotal, GST included: ₹1,21,850.00');
    await order.move('Undelivered', 'Returned');
    const returned = await mailThat('came back to us');
    expect(returned?.text).toContain('₹2,000.00 is on your gift vouchers again.');
    expect(returned?.text).not.toContain('You have paid');
    await order.place({ goods: GOODS, giftRupees: 2000 });
    await order.pay();
    await order.cancel();
    const cancelled = await mailThat('is cancelled');
    expect(cancelled?.text).toContain('You have paid ₹1,21,850.00 for it.');
    expect(cancelled?.text).toContain('₹2,000.00 is on your gift vouchers again.');
  });

  test('the mail about a returned parcel states the amount of the refund', async () => {
    await order.pay();
    await order.move('Confirmed', 'Packed', 'Shipped', 'Undelivered');
    await deliverToCustomers(app);
    await order.move('Returned');
    const mail = await mailThat('came back to us');
    expect(mail?.subject).toBe(`Your order ${order.number} came back to us`);
    expect(mail?.text).toContain('You have paid ₹1,23,850.00 for it. All of it goes back to you');
  });
});
