import { beforeEach, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { CashOrder, COFFEE } from '@/__tests__/support/cash-order';
import { deliverToCustomers } from '@/__tests__/support/deliver-mails';
import { OnlinePayment } from '@/__tests__/support/online-payment';
import { onEachApp } from '@/__tests__/support/test-app';
import { customers } from '@/shop-api/db/schema/customers';
import { orders } from '@/shop-api/db/schema/orders';
import { products } from '@/shop-api/db/schema/products';
import { notifyOfOrder } from '@/shop-api/domain/orders/order-notifications';

const ASHA = 1;
const PHONE = '+919800000001';
const DELHIVERY = { carrier: 'Delhivery', tracking_number: '1234567890' };
const TRACKED_AT = 'https://www.delhivery.com/track-v2/package/1234567890';

onEachApp((app) => {
  const order = new CashOrder(app);
  const online = new OnlinePayment(app);

  const change = (changes: object) =>
    app.db.update(customers).set(changes).where(eq(customers.id, ASHA));
  const texts = async () =>
    (await deliverToCustomers(app))
      .filter(({ kind, to }) => kind === 'sms' && to === PHONE)
      .map(({ text }) => text.replace(/-[\da-f]{20}$/, ''));
  const ship = (more: object) =>
    app.call(`POST /orders/${order.id}/move/`, {
      who: order.staff,
      body: { to: 'Shipped', ...more },
    });
  const page = () => `https://vanya.example/orders/${order.id}`;
  /** Without its signature. */
  const tracking = () => `https://vanya.example/track/${order.id}`;

  beforeEach(async () => {
    await deliverToCustomers(app);
    await change({ phone: PHONE, phoneProvenAt: app.clock.now(), emailProvenAt: null });
    await app.db.update(products).set({ stock: 1000 }).where(eq(products.id, COFFEE));
    await order.begin();
    await order.place();
  });

  test('every step is texted to the proven number, where no email address is proven', async () => {
    expect(await texts()).toEqual([
      `Thank you! Your Vanya order ${order.number} of Rs 1,090.00 has reached us. See it: ${tracking()}`,
    ]);
    await order.move('Confirmed');
    expect(await texts()).toEqual([
      `Your Vanya order ${order.number} is confirmed, and we are packing it. See it: ${tracking()}`,
    ]);
    await order.move('Packed', 'Shipped');
    expect(await texts()).toEqual([
      `Your Vanya order ${order.number} is on its way. See it: ${tracking()}`,
    ]);
    await order.move('Delivered');
    expect(await texts()).toEqual([
      `Your Vanya order ${order.number} was delivered. Something wrong? Tell us here: ${page()}`,
    ]);
  });

  test('a cancelled order is texted', async () => {
    await deliverToCustomers(app);
    await order.cancel();
    expect(await texts()).toEqual([
      `Your Vanya order ${order.number} is cancelled. See it: ${tracking()}`,
    ]);
  });

  test('nothing is texted to a number that nobody has proven', async () => {
    await change({ phoneProvenAt: null });
    expect(await deliverToCustomers(app)).toEqual([]);
  });

  test('a payment is one message, however often the gateway reports it', async () => {
    await deliverToCustomers(app);
    await online.begin();
    await online.apply(online.event('paid', 'first'));
    await deliverToCustomers(app);
    await online.apply(online.event('paid', 'first'));
    expect(await deliverToCustomers(app)).toEqual([]);
  });

  test('a change that is reported again has one message, also after it was sent', async () => {
    await deliverToCustomers(app);
    const row = await order.row();
    const again = () =>
      notifyOfOrder({ ctx: app, order: row, notification: 'shipped', eventId: 7 });
    await again();
    await again();
    expect(await texts()).toHaveLength(1);
    await again();
    expect(await texts()).toEqual([]);
  });

  test('no message repeats a step that was refused', async () => {
    await order.move('Confirmed');
    await deliverToCustomers(app);
    expect((await order.moveTo('Confirmed')).status).toBe(409);
    expect(await deliverToCustomers(app)).toEqual([]);
  });

  describe('an order shipped with its carrier', () => {
    beforeEach(async () => {
      await order.move('Confirmed', 'Packed');
      await change({ emailProvenAt: app.clock.now() });
      await deliverToCustomers(app);
    });

    test('names the carrier, the number and the link in both messages and on its page', async () => {
      expect((await ship(DELHIVERY)).status).toBe(200);
      const messages = await deliverToCustomers(app);
      const sms = messages.find(({ kind }) => kind === 'sms');
      const mail = messages.find(({ kind }) => kind === 'mail');
      expect(sms?.text).toBe(
        `Your Vanya order ${order.number} is on its way with Delhivery, number 1234567890. Track it: ${TRACKED_AT}`,
      );
      expect(mail?.text).toContain('with Delhivery. Its tracking number is 1234567890.');
      expect(mail?.text).toContain(`Track your parcel:\n${TRACKED_AT}`);
      expect(mail?.text).toContain(`See your order:\n${page()}`);
      expect(mail?.text).toContain(`Follow your order without logging in:\n${tracking()}-`);
      expect((await order.read()).shipment).toEqual({ ...DELHIVERY, url: TRACKED_AT });
    });

    test('forgets the carrier when it is shipped again without one', async () => {
      await ship(DELHIVERY);
      await order.move('Undelivered', 'Shipped');
      expect((await order.read()).shipment).toBeNull();
    });

    test.each([
      [{ carrier: 'Delhivery' }, 'tracking_number'],
      [{ tracking_number: '1234567890' }, 'carrier'],
      [{ carrier: 'Pigeon', tracking_number: '1234567890' }, 'carrier'],
      [{ carrier: 'Delhivery', tracking_number: '12/../34' }, 'tracking_number'],
    ])('is refused with %j', async (shipment, field) => {
      const { status, body } = await ship(shipment);
      expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
      expect((await order.row()).state).toBe('packed');
    });

    test('has the pictures, names and prices of its goods', async () => {
      await ship(DELHIVERY);
      const mail = (await deliverToCustomers(app)).find(({ kind }) => kind === 'mail');
      expect(mail?.html).toMatch(
        /<img src="https:\/\/vanya\.example\/media\/[\da-f]+\/\d+\.webp" alt="[^"]+" width="64" height="80"/,
      );
    });
  });

  test('a carrier that another move names is not stored', async () => {
    await app.call(`POST /orders/${order.id}/move/`, {
      who: order.staff,
      body: { to: 'Confirmed', ...DELHIVERY },
    });
    const [row] = await app.db.select().from(orders).where(eq(orders.id, order.id));
    expect([row?.carrier, row?.trackingNumber]).toEqual([null, null]);
  });
});
