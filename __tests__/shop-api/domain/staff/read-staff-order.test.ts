import { beforeEach, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { CashOrder, COFFEE } from '@/__tests__/support/cash-order';
import { onEachApp } from '@/__tests__/support/test-app';
import { orders } from '@/shop-api/db/schema/orders';
import { products } from '@/shop-api/db/schema/products';

onEachApp((app) => {
  const order = new CashOrder(app);
  const read = async (who = order.staff) => app.call(`GET /staff/orders/${order.id}/`, { who });

  beforeEach(async () => {
    await order.begin();
    await order.place();
  });

  test('a line names size, numbers, shelf and price, and how many to pack', async () => {
    const [coffee] = await app.db.select().from(products).where(eq(products.id, COFFEE));
    const { body } = await read();
    expect(body.data.rated_product_info).toMatchObject([
      {
        product_name: coffee?.name,
        quantity: 2,
        size: coffee?.size,
        sku: coffee?.sku,
        category: 'Single Estate',
        on_shelf: (coffee?.stock ?? 0) + 2,
        selling_price: 495,
        product_total: 990,
      },
    ]);
  });

  test('the gift message, the receiver and who ordered stand in it', async () => {
    const gift = { isGift: true, giftMessage: 'For Ma' };
    await app.db.update(orders).set(gift).where(eq(orders.id, order.id));
    expect((await read()).body.data).toMatchObject({
      is_gift: true,
      gift_message: 'For Ma',
      city: 'Mumbai',
      shipping_address: { full_name: 'Asha Rao', mobile_no: '+919825000000' },
      customer: { name: 'Demo Customer', email: 'demo@example.com', mobile: '+919800000001' },
    });
  });

  test('the invoice is named from packing on, and opens for staff', async () => {
    expect((await read()).body.data.invoice_number).toBeNull();
    await order.move('Confirmed', 'Packed');
    expect((await read()).body.data.invoice_number).toMatch(/^VN\//);
    const pdf = await app.call(`GET /accounting/invoice-pdf/?source_doc=${order.number}`, {
      who: order.staff,
    });
    expect([pdf.status, pdf.headers.get('Content-Type')]).toEqual([200, 'application/pdf']);
  });

  test('a refund of it is named, and whether it was paid', async () => {
    await order.pay();
    await order.cancel();
    expect((await read()).body.data.refunds).toMatchObject([
      { reason: 'cancelled', amount: 1090, settled_at: null },
    ]);
  });

  describe('a tracking number', () => {
    const correct = (body: object, who = order.staff) =>
      app.call(`POST /staff/orders/${order.id}/shipment/`, { who, body });
    const NUMBER = { carrier: 'Delhivery', tracking_number: '99887766' };

    test('is corrected while the parcel is on its way, and the customer reads it', async () => {
      await order.move('Confirmed', 'Packed', 'Shipped');
      expect((await correct(NUMBER)).status).toBe(200);
      expect((await order.read()).shipment).toMatchObject(NUMBER);
      expect((await correct({})).status).toBe(200);
      expect((await order.read()).shipment).toBeNull();
    });

    test('is refused before and after, half, or from a customer', async () => {
      const early = await correct(NUMBER);
      expect([early.status, early.body.reason]).toEqual([409, 'order_not_shipped']);
      await order.move('Confirmed', 'Packed', 'Shipped');
      expect((await correct({ carrier: 'Delhivery' })).status).toBe(422);
      expect((await correct(NUMBER, order.asha.who)).status).toBe(403);
      await order.move('Delivered');
      expect((await correct(NUMBER)).status).toBe(409);
    });
  });

  test('is read by staff only, and an unknown one is not found', async () => {
    expect((await read(order.asha.who)).status).toBe(403);
    order.id = 2_000_000_000;
    expect((await read()).status).toBe(404);
  });
});
