import { beforeEach, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { addresses } from '@/shop-api/db/schema/addresses';
import { orderLines } from '@/shop-api/db/schema/order-lines';
import { orders } from '@/shop-api/db/schema/orders';
import { products } from '@/shop-api/db/schema/products';
import type { Buyer } from '../../../support/buyer';
import { AHMEDABAD, buyer, fillCart, orderBody } from '../../../support/buyer';
import { onEachApp } from '../../../support/test-app';

/** Of the demo shop: ₹495.00; ₹549.00 with 3 in stock. */
const COFFEE = 1001;
const LAMP = 1070;

onEachApp((app) => {
  let asha: Buyer;
  let stockBefore: number;

  const stockOf = async (id: number) => {
    const [row] = await app.db.select().from(products).where(eq(products.id, id));
    return row?.stock ?? null;
  };
  const place = (body: object, who = asha.who) => app.call('POST /orders/', { who, body });
  const countOrders = async () => (await app.db.select().from(orders)).length;

  beforeEach(async () => {
    asha = await buyer(app);
    await fillCart(app, asha, { [COFFEE]: 2 });
    stockBefore = (await stockOf(COFFEE)) ?? 0;
  });

  describe('an order', () => {
    it('freezes what the shopper was shown, takes the stock and empties the cart', async () => {
      const { status, body } = await place(await orderBody(app, asha));
      expect([status, body.order_id]).toEqual([200, expect.stringMatching(/^VN\d{6,}$/)]);
      const list = await app.call('GET /web/orders/list/', { who: asha.who });
      const [row] = list.body.data;
      expect(row).toMatchObject({
        order_id: body.order_id,
        final_total: 1090,
        pay_type: 'Cash on Delivery',
        sale_status: 'Quotation Sent',
      });
      const { body: detail } = await app.call(`GET /orders/${row.id}`, { who: asha.who });
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
      expect(await stockOf(COFFEE)).toBe(stockBefore - 2);
      expect((await app.call('GET /cart/', { who: asha.who })).body.data.cart_counter).toBe(0);
    });

    it('keeps its figures and address when product and address change later', async () => {
      const { body } = await place(await orderBody(app, asha));
      const own = eq(orders.number, body.order_id);
      const before = await app.db.select().from(orders).where(own);
      await app.db.delete(addresses).where(eq(addresses.id, asha.addressId));
      await app.db.update(products).set({ pricePaise: 100 }).where(eq(products.id, COFFEE));
      const { body: detail } = await app.call(`GET /orders/${before[0]?.id}`, { who: asha.who });
      await app.db.update(products).set({ pricePaise: 49_500 }).where(eq(products.id, COFFEE));
      expect(detail.data.billing_address.full_name).toBe('Asha Rao');
      expect(detail.data.rated_product_info[0].selling_price).toBe(495);
    });

    it('is delivered free to Ahmedabad and for Elite members', async () => {
      const atHome = await buyer(app, 1, AHMEDABAD);
      expect((await place(await orderBody(app, atHome, { shipping: 0 }))).status).toBe(200);
      const elite = await buyer(app, 2);
      await fillCart(app, elite, { [COFFEE]: 1 });
      const body = await orderBody(app, elite, { shipping: 0 });
      expect((await place(body, elite.who)).status).toBe(200);
    });

    it('tells the storefront what has been sold out', async () => {
      await fillCart(app, asha, { [LAMP]: 3 });
      app.notices.length = 0;
      await place(await orderBody(app, asha));
      expect(app.notices).toEqual(expect.arrayContaining([`product:${LAMP}`, 'products']));
      await app.db.update(products).set({ stock: 3 }).where(eq(products.id, LAMP));
    });

    it('sent again under the same key is the same order', async () => {
      const body = await orderBody(app, asha);
      const before = await countOrders();
      const headers = { 'Idempotency-Key': 'one-tap' };
      const send = () => app.call('POST /orders/', { who: asha.who, headers, body });
      const [first, second] = [await send(), await send()];
      expect(second.body).toEqual(first.body);
      expect(await countOrders()).toBe(before + 1);
    });
  });

  it('belongs to its customer alone', async () => {
    await place(await orderBody(app, asha));
    const { body } = await app.call('GET /web/orders/list/', { who: asha.who });
    const path = `GET /orders/${body.data[0].id}`;
    const other = await app.customer(2);
    expect([(await app.call(path, { who: other })).status, (await app.call(path)).status]).toEqual([
      404, 401,
    ]);
  });

  it('adds up to the paisa, line by line', async () => {
    await fillCart(app, asha, { [COFFEE]: 3, 1014: 1, 1031: 2 });
    const { body } = await place(await orderBody(app, asha, { voucher: 'WELCOME10' }));
    const [order] = await app.db.select().from(orders).where(eq(orders.number, body.order_id));
    const lines = await app.db
      .select()
      .from(orderLines)
      .where(eq(orderLines.orderId, order?.id ?? 0));
    type Line = (typeof lines)[number];
    const sum = (of: (line: Line) => number) => lines.reduce((total, one) => total + of(one), 0);
    expect({
      goods: sum((line) => line.totalPaise),
      discount: sum((line) => line.discountPaise),
      shipping: sum((line) => line.shippingPaise),
      gst: sum((line) => line.gstPaise + line.shippingGstPaise),
    }).toEqual({
      goods: order?.goodsPaise,
      discount: order?.discountPaise,
      shipping: order?.shippingPaise,
      gst: order?.gstPaise,
    });
    expect(order?.discountPaise).toBeGreaterThan(0);
  });
});
