import { beforeEach, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { customers } from '@/shop-api/db/schema/customers';
import { mailQueue } from '@/shop-api/db/schema/mail-queue';
import { orders } from '@/shop-api/db/schema/orders';
import { products } from '@/shop-api/db/schema/products';
import type { Buyer } from '../../../support/buyer';
import { buyer, fillCart, orderBody } from '../../../support/buyer';
import { deliverMails } from '../../../support/deliver-mails';
import { GiftCards } from '../../../support/gift-card';
import { onEachApp } from '../../../support/test-app';

const COFFEE = 1001;
const STAFF = 3;
const OWN = 'demo@example.com';

onEachApp((app) => {
  const gifts = new GiftCards(app);
  let asha: Buyer;
  let staff: Record<string, string>;
  let order: { id: number; number: string };

  const place = async (giftRupees = 0) => {
    await fillCart(app, asha, { [COFFEE]: 250 });
    const body = await gifts.orderBody(asha, giftRupees);
    const placed = await app.call('POST /orders/', { who: asha.who, body });
    const own = eq(orders.number, placed.body.order_id);
    const [row] = await app.db.select().from(orders).where(own);
    if (!row) throw new Error(`No order: ${placed.body.message}`);
    order = row;
  };
  const move = async (...steps: string[]) => {
    for (const to of steps) {
      const call = `POST /orders/${order.id}/move/`;
      expect((await app.call(call, { who: staff, body: { to } })).status).toBe(200);
    }
  };
  const cancel = () => app.call(`POST /orders/${order.id}/cancel/`, { who: asha.who, body: {} });
  const pay = () =>
    app.db.update(orders).set({ paidAt: app.clock.now() }).where(eq(orders.id, order.id));
  const prove = (emailProvenAt: Date | null) =>
    app.db.update(customers).set({ emailProvenAt }).where(eq(customers.email, OWN));
  /** Several leave at once, in no order. */
  const subjects = async () => (await deliverMails(app)).map(({ subject }) => subject).sort();
  const mailThat = async (title: string) =>
    (await deliverMails(app)).find(({ subject }) => subject.endsWith(title));

  beforeEach(async () => {
    await prove(app.clock.now());
    await app.db.update(products).set({ stock: 1000 }).where(eq(products.id, COFFEE));
    asha = await buyer(app);
    staff = await app.customer(STAFF);
    await place();
  });

  describe('a placed order', () => {
    it('is told with its goods, amounts, place and page', async () => {
      const [mail, ...more] = await deliverMails(app);
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

    it('is not told to an address that nobody has proven', async () => {
      await prove(null);
      expect(await deliverMails(app)).toEqual([]);
      expect(await app.db.select().from(mailQueue)).toEqual([]);
    });

    it('is told to the address that the customer has by then', async () => {
      const now = { email: 'other.demo@example.com' };
      const isAsha = eq(customers.id, 1);
      await app.db.update(customers).set(now).where(isAsha);
      const [mail] = await deliverMails(app);
      await app.db.update(customers).set({ email: OWN }).where(isAsha);
      expect(mail?.to).toBe(now.email);
    });

    it('is not told where it was refused', async () => {
      await deliverMails(app);
      await fillCart(app, asha, { [COFFEE]: 1 });
      const body = { ...(await orderBody(app, asha)), amount: 1 };
      expect((await app.call('POST /orders/', { who: asha.who, body })).status).toBe(409);
      expect(await deliverMails(app)).toEqual([]);
    });
  });

  it('is told of on its way, once a step, and not of what happens within the shop', async () => {
    await deliverMails(app);
    await move('Confirmed', 'Packed');
    expect(await subjects()).toEqual([]);
    await move('Shipped');
    expect(await subjects()).toEqual([`Your order ${order.number} is on its way`]);
    await move('Undelivered');
    expect(await subjects()).toEqual([`Your order ${order.number} could not be delivered`]);
    await move('Shipped', 'Delivered');
    expect(await subjects()).toEqual([
      `Your order ${order.number} is on its way`,
      `Your order ${order.number} was delivered`,
    ]);
  });

  describe('a cancelled order', () => {
    it('owes nothing where nothing was paid', async () => {
      await deliverMails(app);
      await cancel();
      const [mail] = await deliverMails(app);
      expect(mail?.subject).toBe(`Your order ${order.number} is cancelled`);
      expect(mail?.text).toContain('You have paid nothing for it, so nothing is owed to you.');
    });

    it('says how much goes back', async () => {
      await pay();
      await deliverMails(app);
      await cancel();
      const [mail] = await deliverMails(app);
      expect(mail?.text).toContain('You have paid ₹1,23,850.00 for it. All of it goes back to you');
    });
  });

  it('says that a gift voucher which paid a part is whole again, beside what goes back', async () => {
    await gifts.give(asha.who, '2000');
    await place(2000);
    await move('Confirmed', 'Packed', 'Shipped');
    const shipped = await mailThat('is on its way');
    expect(shipped?.text).toContain('You pay ₹1,21,850.00 when it arrives.');
    expect(shipped?.text).toContain('Gift voucher: −₹2,000.00\nTotal, GST included: ₹1,21,850.00');
    await move('Undelivered', 'Returned');
    const returned = await mailThat('came back to us');
    expect(returned?.text).toContain('₹2,000.00 is on your gift vouchers again.');
    expect(returned?.text).not.toContain('You have paid');
    await place(2000);
    await pay();
    await cancel();
    const cancelled = await mailThat('is cancelled');
    expect(cancelled?.text).toContain('You have paid ₹1,21,850.00 for it.');
    expect(cancelled?.text).toContain('₹2,000.00 is on your gift vouchers again.');
  });

  it('says how much goes back for a parcel that came back', async () => {
    await pay();
    await move('Confirmed', 'Packed', 'Shipped', 'Undelivered');
    await deliverMails(app);
    await move('Returned');
    const [mail] = await deliverMails(app);
    expect(mail?.subject).toBe(`Your order ${order.number} came back to us`);
    expect(mail?.text).toContain('You have paid ₹1,23,850.00 for it. All of it goes back to you');
  });
});
