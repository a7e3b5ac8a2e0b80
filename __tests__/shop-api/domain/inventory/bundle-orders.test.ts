import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { bundleShop, COFFEE, COSMETIC, CREAM, OIL } from '@/__tests__/support/bundle-shop';
import { CashOrder } from '@/__tests__/support/cash-order';
import { readyToOrder } from '@/__tests__/support/ready-to-order';
import { onEachApp } from '@/__tests__/support/test-app';
import { bundleParts } from '@/shop-api/db/schema/bundles';
import { invoices } from '@/shop-api/db/schema/invoices';
import { products } from '@/shop-api/db/schema/products';
import type { InvoiceDocument } from '@/shop-api/providers/invoice/invoice-document';

onEachApp((app) => {
  const shop = bundleShop(app);
  const order = new CashOrder(app);
  const setStock = (id: number, stock: number | null) =>
    app.db.update(products).set({ stock }).where(eq(products.id, id));
  const stocks = async () => [await order.stock(COFFEE), await order.stock(OIL)];
  let pair = 0;

  beforeAll(async () => {
    await order.begin();
    pair = await shop.save();
  });
  beforeEach(async () => {
    await setStock(COFFEE, 10);
    await setStock(OIL, 9);
    await shop.follow();
  });

  describe('the stock of a bundle', () => {
    test('is what its parts make, and follows whatever changes them', async () => {
      expect(await order.stock(pair)).toBe(4);
      await setStock(OIL, 3);
      expect([await shop.follow(), await order.stock(pair)]).toEqual([1, 1]);
      expect(await shop.follow()).toBe(0);
      await setStock(OIL, null);
      await shop.follow();
      expect(await order.stock(pair)).toBe(10);
    });

    test('is none while a part is not in the shop', async () => {
      const hide = (isPublished: boolean) =>
        app.db
          .update(products)
          .set({ isPublished, state: isPublished ? 'published' : 'archived' })
          .where(eq(products.id, OIL));
      await hide(false);
      await order.fill({ [COFFEE]: 1 });
      const { body } = await app.call('POST /cart/', {
        who: order.asha.who,
        body: { pid: pair, quantity: 1 },
      });
      await hide(true);
      expect(body.reason).toBe('quantity_not_allowed');
    });
  });

  describe('an order of a bundle', () => {
    test('takes the parts, and a cancelled one gives them back', async () => {
      await order.place({ goods: { [pair]: 2 } });
      expect(await stocks()).toEqual([8, 5]);
      const [line] = (await order.read()).rated_product_info;
      expect(line).toMatchObject({ quantity: 2, product_total: 1998 });
      expect(line.parts).toMatchObject([
        { id: COFFEE, quantity: 1 },
        { id: OIL, quantity: 2 },
      ]);
      await order.cancel();
      expect(await stocks()).toEqual([10, 9]);
    });

    test('counts a bundle and its part together', async () => {
      await order.fill({ [pair]: 4, [OIL]: 2 });
      const late = await order.send(await order.body());
      expect([late.status, late.body.reason]).toEqual([409, 'out_of_stock']);
      expect(late.body.message).toMatch(/^Only 9 /);
      expect(await stocks()).toEqual([10, 9]);
      await order.place({ goods: { [pair]: 4, [OIL]: 1 } });
      expect(await stocks()).toEqual([6, 0]);
      await order.cancel();
    });

    test('keeps its parts when the bundle gets others, and gives those back', async () => {
      await order.place({ goods: { [pair]: 1 } });
      await app.db.delete(bundleParts).where(eq(bundleParts.partId, OIL));
      await order.cancel();
      expect(await stocks()).toEqual([10, 9]);
      await app.db
        .insert(bundleParts)
        .values({ bundleId: pair, partId: OIL, quantity: 2, position: 2 });
    });

    test('is packed, and billed in one line that names the parts, as the part with the highest tax', async () => {
      const mixed = await shop.save(
        [
          [COFFEE, 1],
          [CREAM, 1],
        ],
        COSMETIC,
      );
      await order.place({ goods: { [mixed]: 1 } });
      const { body } = await app.call(`GET /staff/orders/${order.id}/`, { who: order.staff });
      const [packed] = body.data.rated_product_info;
      expect(packed.tax_percent).toBe(18);
      expect(packed.parts[0]).toMatchObject({ sku: expect.any(String), on_shelf: 10 });
      await order.move('Confirmed', 'Packed');
      const [invoice] = await app.db.select().from(invoices).where(eq(invoices.orderId, order.id));
      const { lines = [] } = (invoice?.document ?? {}) as Partial<InvoiceDocument>;
      const [billed] = lines;
      expect(billed).toMatchObject({
        hsn: '33049990',
        gstPercent: 18,
        description: expect.stringMatching(/^Morning Pair; 1 × .+; 1 × .+/),
      });
    });
  });

  test('sells the last pieces of a part to exactly as many of ten shoppers', async () => {
    await setStock(OIL, 5);
    const bundles = await readyToOrder(app, { count: 5, goods: [[pair, 1]] });
    const oils = await readyToOrder(app, { count: 5, goods: [[OIL, 2]] });
    const answers = await Promise.all(
      [...bundles, ...oils].map(({ who, body }) => app.call('POST /orders/', { who, body })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect(await order.stock(OIL)).toBe(1);
  });
});
