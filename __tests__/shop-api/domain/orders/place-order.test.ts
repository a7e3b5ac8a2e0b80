import { beforeEach, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { AHMEDABAD } from '@/__tests__/support/buyer';
import { CashOrder, COFFEE } from '@/__tests__/support/cash-order';
import { onBothApps } from '@/__tests__/support/test-app';
import { addresses } from '@/shop-api/db/schema/addresses';
import { orderLines } from '@/shop-api/db/schema/order-lines';
import { orders } from '@/shop-api/db/schema/orders';
import { products } from '@/shop-api/db/schema/products';

/** A product of the demo shop: ₹549.00 with 3 in stock. */
const LAMP = 1070;
const ELITE = 2;

onBothApps((app) => {
  const order = new CashOrder(app);

  beforeEach(async () => {
    await order.begin();
    await order.fill({ [COFFEE]: 2 });
  });

  test('an order with the tax that the specified cart answers is placed, any other tax refused', async () => {
    const { body: cart } = await app.call('GET /cart/', { who: order.asha.who });
    const right = await order.body();
    const goodsTax = cart.data.gst_amt;
    expect(goodsTax).toBeLessThan(right.udf3);
    const wrong = await order.send({ ...right, udf3: goodsTax + 0.01 });
    expect([wrong.status, wrong.body.reason]).toEqual([409, 'prices_changed']);
    expect((await order.send({ ...right, udf3: goodsTax })).status).toBe(200);
  });

  describe('an order', () => {
    test('freezes the displayed figures, takes the stock and empties the cart', async () => {
      const stockBefore = await order.stock();
      const { status, body } = await order.send(await order.body());
      expect([status, body.order_id]).toEqual([200, expect.stringMatching(/^VN\d{6,}$/)]);
      const list = await app.call('GET /web/orders/list/', { who: order.asha.who });
      const [row] = list.body.data;
      expect(row).toMatchObject({
        order_id: body.order_id,
        final_total: 1090,
        pay_type: 'Cash on Delivery',
        sale_status: 'Quotation Sent',
      });
      const { body: detail } = await app.call(`GET /orders/${row.id}`, { who: order.asha.who });
      expect(detail.data).toMatchObject({
        order_status: 'Pending',
        is_paid: false,
        is_invoiced: false,
        is_credited: false,
        shipping_amt: 100,
        discount_amt: 0,
        final_total: 1090,
        billing_address: {
          full_name: 'Asha Rao',
          full_address: '12 Neem Lane, Navrangpura, Mumbai 400001, Maharashtra, India',
        },
        rated_product_info: [{ id: COFFEE, quantity: 2, selling_price: 495, product_total: 990 }],
      });
      expect(await order.stock()).toBe(stockBefore - 2);
      expect((await app.call('GET /cart/', { who: order.asha.who })).body.data.cart_counter).toBe(
        0,
      );
    });

    test('keeps its figures and address when product and address change later', async () => {
      const { body } = await order.send(await order.body());
      const own = eq(orders.number, body.order_id);
      const before = await app.db.select().from(orders).where(own);
      await app.db.delete(addresses).where(eq(addresses.id, order.asha.addressId));
      await app.db.update(products).set({ pricePaise: 100 }).where(eq(products.id, COFFEE));
      const { body: detail } = await app.call(`GET /orders/${before[0]?.id}`, {
        who: order.asha.who,
      });
      await app.db.update(products).set({ pricePaise: 49_500 }).where(eq(products.id, COFFEE));
      expect(detail.data.billing_address.full_name).toBe('Asha Rao');
      expect(detail.data.rated_product_info[0].selling_price).toBe(495);
    });

    test('is delivered free to Ahmedabad and to Elite members', async () => {
      await order.begin(1, AHMEDABAD);
      await order.place({ shipping: 0 });
      await order.begin(ELITE);
      await order.place({ shipping: 0 });
      expect((await order.row()).payablePaise).toBe(99_000);
    });

    test('notifies the storefront of products that are sold out', async () => {
      await order.fill({ [LAMP]: 3 });
      app.notices.length = 0;
      await order.send(await order.body());
      expect(app.notices).toEqual(expect.arrayContaining([`product:${LAMP}`, 'products']));
      await app.db.update(products).set({ stock: 3 }).where(eq(products.id, LAMP));
    });

    test('sent again with the same key is the same order', async () => {
      const body = await order.body();
      const before = await app.db.$count(orders);
      const headers = { 'Idempotency-Key': 'one-tap' };
      const first = await order.send(body, headers);
      const second = await order.send(body, headers);
      expect(second.body).toEqual(first.body);
      expect(await app.db.$count(orders)).toBe(before + 1);
    });
  });

  test('an order is for its customer only', async () => {
    await order.send(await order.body());
    const { body } = await app.call('GET /web/orders/list/', { who: order.asha.who });
    const path = `GET /orders/${body.data[0].id}`;
    const other = await app.customer(2);
    expect([(await app.call(path, { who: other })).status, (await app.call(path)).status]).toEqual([
      404, 401,
    ]);
  });

  test('the lines of an order add up to its sums, to the paisa', async () => {
    await order.place({ goods: { [COFFEE]: 3, 1014: 1, 1031: 2 }, voucher: 'WELCOME10' });
    const whole = await order.row();
    const lines = await app.db.select().from(orderLines).where(eq(orderLines.orderId, order.id));
    type Line = (typeof lines)[number];
    const sum = (of: (line: Line) => number) => lines.reduce((total, one) => total + of(one), 0);
    expect({
      goods: sum((line) => line.totalPaise),
      discount: sum((line) => line.discountPaise),
      shipping: sum((line) => line.shippingPaise),
      gst: sum((line) => line.gstPaise + line.shippingGstPaise),
    }).toEqual({
      goods: whole.goodsPaise,
      discount: whole.discountPaise,
      shipping: whole.shippingPaise,
      gst: whole.gstPaise,
    });
    expect(whole.discountPaise).toBeGreaterThan(0);
  });
});
