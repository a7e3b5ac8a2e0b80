import { describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { deliverMails } from '@/__tests__/support/deliver-mails';
import { newCustomer } from '@/__tests__/support/new-customer';
import { logInByCode, messagesTo, newNumber } from '@/__tests__/support/phone';
import { newPhoneOrder } from '@/__tests__/support/resource-bodies';
import { onEachApp } from '@/__tests__/support/test-app';
import { customers } from '@/shop-api/db/schema/customers';
import { orders } from '@/shop-api/db/schema/orders';
import { phoneOrders } from '@/shop-api/db/schema/phone-orders';
import { products } from '@/shop-api/db/schema/products';
import { trail } from '@/shop-api/db/schema/trail';
import { forgetPhoneOrders } from '@/shop-api/domain/orders/by-phone/stored-phone-orders';
import { thingsOf } from '@/shop-api/domain/staff/their-things';

const STAFF = 3;
const COFFEE = 1001;

onEachApp((app) => {
  const ask = async (call: string, body?: object) =>
    app.call(call, { body, who: await app.customer(STAFF) });
  const write = async (changes: object) => {
    const fields = newPhoneOrder({ mobile: newNumber(), ...changes });
    return (await ask('POST /staff/phone-orders/', { fields })).body;
  };
  const place = ({ id, version }: { id: number; version: number }) =>
    ask(`POST /staff/phone-orders/${id}/place/`, { version });
  const billOf = async (id: number) => (await ask(`GET /staff/phone-orders/${id}/bill/`)).body.data;
  const orderOf = async (mobile: string) =>
    (await app.db.select().from(orders).where(eq(orders.mobile, mobile)))[0];
  const stockOf = async () =>
    (await app.db.select().from(products).where(eq(products.id, COFFEE)))[0]?.stock;
  async function placed(changes = {}) {
    const mobile = newNumber();
    const written = await write({ mobile, ...changes });
    const answer = await place(written);
    return { mobile, ...written, answer, order: await orderOf(mobile) };
  }

  describe('an order by phone', () => {
    test('says what it costs before it is placed, and takes nothing for that', async () => {
      const stock = await stockOf();
      const mobile = newNumber();
      const { id } = await write({ mobile });
      const bill = await billOf(id);
      expect(bill.map(({ quantity }: { quantity: number | null }) => quantity)).toEqual([
        2,
        null,
        null,
      ]);
      const { amount } = bill.at(-1);
      expect(amount).toBe(bill[0].amount + bill[1].amount);
      expect([await stockOf(), await orderOf(mobile)]).toEqual([stock, undefined]);
      expect(await app.db.$count(customers, eq(customers.phone, mobile))).toBe(0);
    });

    test('is placed as cash for exactly that, and its customer gets a message', async () => {
      const stock = (await stockOf()) ?? 0;
      const mobile = newNumber();
      const written = await write({ mobile });
      const { amount } = (await billOf(written.id)).at(-1);
      expect((await place(written)).status).toBe(200);
      const order = await orderOf(mobile);
      expect(order).toMatchObject({
        ...{ payablePaise: amount * 100, payType: 'Cash on Delivery', state: 'pending' },
        fullAddress: expect.stringContaining('12 Neem Lane'),
      });
      expect(await stockOf()).toBe(stock - 2);
      await deliverMails(app);
      expect(messagesTo(app, mobile).map(({ text }) => text)).toEqual([
        expect.stringContaining(String(order?.number)),
      ]);
    });

    test('is placed once, however often it is tapped', async () => {
      const written = await write({});
      const taps = await Promise.all([place(written), place(written)]);
      expect(taps.map(({ status }) => status).sort()).toEqual([200, 409]);
      const { version } = written;
      const fields = newPhoneOrder({ full_name: 'Somebody else' });
      const saved = await ask(`PUT /staff/phone-orders/${written.id}/`, { version, fields });
      expect(saved.body.reason).toBe('phone_order_placed');
    });

    test('goes to the account that has proven the number', async () => {
      const mobile = newNumber();
      await newCustomer(app.db, { phone: mobile });
      const { id } = await newCustomer(app.db, { phone: mobile, phoneProvenAt: app.clock.now() });
      await place(await write({ mobile }));
      expect(await orderOf(mobile)).toMatchObject({ customerId: id });
    });

    test('is in the account that the first code of the number opens, in any browser', async () => {
      const { mobile, order } = await placed();
      const { body } = await logInByCode(app, await app.visitor(), mobile);
      const who = { Authorization: `token ${body.data.token}` };
      const { body: mine } = await app.call('GET /web/orders/list/', { who });
      expect(mine.data.map(({ order_id }: { order_id: string }) => order_id)).toEqual([
        order?.number,
      ]);
    });

    test('is one of the same account when somebody calls again', async () => {
      const mobile = newNumber();
      await place(await write({ mobile }));
      await place(await write({ mobile }));
      const rows = await app.db.select().from(orders).where(eq(orders.mobile, mobile));
      expect(new Set(rows.map(({ customerId }) => customerId)).size).toBe(1);
      expect(new Set(rows.map(({ addressId }) => addressId)).size).toBe(1);
    });

    test('sends the link that pays it, and keeps the goods for a day', async () => {
      const { mobile, order } = await placed({ payment: 'link' });
      await deliverMails(app);
      const [message] = messagesTo(app, mobile);
      expect(message?.text).toMatch(/\/pay\/[\w-]+/);
      const kept = (order?.holdUntil?.getTime() ?? 0) - app.clock.now().getTime();
      expect(kept).toBe(24 * 3_600_000);
    });

    test.each([
      { postal_code: '110001' },
      { voucher_code: 'NO-SUCH' },
      { goods: [{ product_id: COFFEE, quantity: 9_000 }] },
    ])('says in place of the price why it cannot be placed: %j', async (changes) => {
      const { id, version } = await write(changes);
      const [only, ...others] = await billOf(id);
      expect([only.amount, others]).toEqual([null, []]);
      const refused = await place({ id, version });
      expect(refused.status).toBeGreaterThanOrEqual(400);
      expect(only.what).toBe(refused.body.message);
    });

    test.each([
      [{ goods: [] }, 'goods'],
      [{ goods: [{ product_id: 999_999, quantity: 1 }] }, 'goods'],
      [{ mobile: '12345' }, 'mobile'],
      [{ city: null }, 'city'],
    ])('is not written down with %j', async (changes, field) => {
      const { status, body } = await ask('POST /staff/phone-orders/', {
        fields: newPhoneOrder(changes),
      });
      expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
    });

    test('is refused for a blocked customer', async () => {
      const mobile = newNumber();
      const blocked = { phone: mobile, phoneProvenAt: app.clock.now(), isActive: false };
      await newCustomer(app.db, blocked);
      expect((await place(await write({ mobile }))).body.reason).toBe('account_blocked');
    });

    test('leaves no name in the trail, and goes after 30 days and with its person', async () => {
      const { mobile, id, order } = await placed();
      const rows = await app.db.select().from(trail).where(eq(trail.objectKind, 'phone_order'));
      expect(rows.filter(({ before, after }) => before || after)).toEqual([]);
      const [person] = await app.db
        .select()
        .from(customers)
        .where(eq(customers.id, order?.customerId ?? 0));
      if (!person) throw new Error('The order has a customer');
      const { are } = thingsOf(app.db, person).orders_by_phone;
      expect(await app.db.$count(phoneOrders, are)).toBe(1);
      const later = new Date(Date.now() + 31 * 86_400_000);
      await forgetPhoneOrders({ ctx: { db: app.db, clock: { now: () => later } } });
      expect(await app.db.$count(phoneOrders, eq(phoneOrders.id, id))).toBe(0);
      expect(await orderOf(mobile)).toBeDefined();
    });
  });
});
