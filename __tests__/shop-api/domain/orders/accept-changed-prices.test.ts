import { afterEach, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { paymentBody } from '@/__tests__/support/buyer';
import { assertInvariants } from '@/__tests__/support/invariants';
import { COFFEE, OnlinePayment, STOCK } from '@/__tests__/support/online-payment';
import { onEachApp } from '@/__tests__/support/test-app';
import { toForm } from '@/__tests__/support/to-form';
import { orders } from '@/shop-api/db/schema/orders';
import { products } from '@/shop-api/db/schema/products';
import { vouchers } from '@/shop-api/db/schema/vouchers';

const AN_HOUR = 3_600_000;

/** An order of two coffees that was not paid in time, and whose prices have changed since. */
onEachApp((app) => {
  const shop = new OnlinePayment(app);
  let id = 0;

  const call = (what: string, body?: object) => app.call(what, { who: shop.asha.who, body });
  const row = async () => (await app.db.select().from(orders).where(eq(orders.id, id)))[0];
  const begin = async (voucher = '') => {
    await shop.begin(voucher);
    id = (await shop.order())?.id ?? 0;
    await shop.pass(AN_HOUR);
  };
  const reprice = (pricePaise: number) =>
    app.db.update(products).set({ pricePaise }).where(eq(products.id, COFFEE));
  const read = async () => (await call(`GET /orders/${id}`)).body.data;
  const acceptToday = async () => {
    const { price_change: now } = await read();
    const { shipping_amt: shipping_amount, tax_amt: tax_amount, final_total: amount } = now;
    const own = { order_id: id, shipping_amount, tax_amount, amount };
    const body = toForm({ ...(await paymentBody(app, shop.asha)), ...own });
    return call('PATCH /edit-order-payment-link/', body);
  };
  const restock = (stock: number) =>
    app.db.update(products).set({ stock }).where(eq(products.id, COFFEE));
  afterEach(async () => {
    await assertInvariants(app.db);
    await reprice(49_500);
    await restock(STOCK);
  });

  test('changed prices stand in the order beside the old ones, with the total of today', async () => {
    await begin();
    expect((await read()).price_change).toBeNull();
    await reprice(52_000);
    expect((await read()).price_change).toMatchObject({
      figures: [{ name: 'price', product: 'Hill Shade Arabica Beans', displayed: 495, now: 520 }],
      missing: [],
      final_total: 1140,
    });
  });

  test('changed prices are those of the order once the customer has accepted them', async () => {
    await begin();
    await reprice(52_000);
    expect(await acceptToday()).toMatchObject({ status: 200 });
    expect(await row()).toMatchObject({ payablePaise: 114_000, releasedAt: null });
    const line = { selling_price: 520, product_total: 1040 };
    expect(await read()).toMatchObject({
      price_change: null,
      final_total: 1140,
      rated_product_info: [line],
    });
  });

  test('changed prices are not paid by an older payment, whose money goes back', async () => {
    await begin();
    const older = shop.txnid;
    await reprice(52_000);
    shop.txnid = (await acceptToday()).body.txn_id;
    const newer = { ...shop.event('paid'), amountPaise: 114_000 };
    shop.txnid = older;
    await shop.apply(shop.event('paid'));
    expect(await row()).toMatchObject({ state: 'pending', paidAt: null });
    expect(await shop.refundsDue()).toMatchObject([{ amountPaise: 109_000 }]);
    shop.txnid = newer.txnid;
    await shop.apply(newer);
    expect(await row()).toMatchObject({ state: 'confirmed', payablePaise: 114_000 });
  });

  test('changed figures name a voucher that has ended, without which the order can be accepted', async () => {
    await app.db.insert(vouchers).values({ code: 'ENDS', amountPaise: 10_000 });
    await begin('ENDS');
    await app.db.update(vouchers).set({ isActive: false }).where(eq(vouchers.code, 'ENDS'));
    const figures = [{ name: 'discount', displayed: 100, now: 0 }];
    expect((await read()).price_change).toMatchObject({ figures, final_total: 1090 });
    expect(await acceptToday()).toMatchObject({ status: 200 });
    expect(await row()).toMatchObject({ payablePaise: 109_000, voucherCode: '' });
  });

  test('changed figures name goods that are sold out', async () => {
    await begin();
    await restock(1);
    const missing = ['Hill Shade Arabica Beans'];
    expect((await read()).price_change).toMatchObject({ figures: [], missing });
  });
});
