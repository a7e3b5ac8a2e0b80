import { describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { bundleShop, COFFEE, COSMETIC, CREAM, OIL } from '@/__tests__/support/bundle-shop';
import { onBothApps } from '@/__tests__/support/test-app';
import { products } from '@/shop-api/db/schema/products';
import { archiveProduct, duplicateProduct } from '@/shop-api/domain/catalogue/manage/move-product';
import { PRODUCTS } from '@/shop-api/domain/catalogue/manage/product-entries';
import { changeStocks } from '@/shop-api/domain/inventory/manage/change-stocks';
import { countStock } from '@/shop-api/domain/inventory/manage/count-stock';

onBothApps((app) => {
  const shop = bundleShop(app);
  const rowOf = async (id: number) =>
    (await app.db.select().from(products).where(eq(products.id, id)))[0];

  describe('a bundle at the desk', () => {
    test('has stock and tax of its parts, and keeps the parts when it is copied', async () => {
      const parts = [
        [COFFEE, 1],
        [CREAM, 1],
      ] as const;
      const id = await shop.save(parts, COSMETIC);
      expect(await rowOf(id)).toMatchObject({ hsn: '33049990', gstRate: 18 });
      const copy = await duplicateProduct({ ctx: shop.ctx(), input: { id } });
      const entries = await PRODUCTS.read(app.db, [id, copy.id]);
      expect(entries.get(copy.id)?.bundle_parts).toEqual(entries.get(id)?.bundle_parts);
    });

    test.each([
      ['one part', [[COFFEE, 1]], 'A bundle has 2 to 4 parts'],
      [
        'a part twice',
        [
          [COFFEE, 1],
          [COFFEE, 2],
        ],
        'Each part is named once, with its quantity',
      ],
      [
        'what does not exist',
        [
          [COFFEE, 1],
          [999_999, 1],
        ],
        'Product does not exist',
      ],
    ] as const)('is refused with %s', async (_, parts, message) => {
      await expect(shop.save(parts)).rejects.toMatchObject({
        details: { errors: { bundle_parts: [message] } },
      });
    });

    test('is no part of another bundle, and a part has no parts', async () => {
      const inner = await shop.save();
      await expect(
        shop.save([
          [inner, 1],
          [CREAM, 1],
        ]),
      ).rejects.toMatchObject({
        reason: 'bundle_not_possible',
      });
      await expect(
        shop.save(
          [
            [inner, 1],
            [CREAM, 1],
          ],
          {},
          inner,
        ),
      ).rejects.toMatchObject({
        message: 'A bundle is no part of itself',
      });
    });

    test('takes no stock that is typed', async () => {
      const id = await shop.save();
      const input = { id, seen: null, counted: 4 };
      await expect(countStock({ ctx: shop.ctx(), input })).rejects.toMatchObject({
        reason: 'stock_of_bundle',
      });
      const change = { items: [{ id }], change: 3, reason: 'found' as const, note: '' };
      const [planned] = await changeStocks({
        ctx: shop.ctx(),
        input: { ...change, dry_run: true },
      });
      expect(planned?.problem).toMatch(/^The stock of a bundle follows its parts/);
      await expect(shop.save(undefined, { opening_stock: 5 })).rejects.toMatchObject({
        details: { errors: { opening_stock: [expect.stringMatching(/follows its parts/)] } },
      });
    });

    test('that gets no parts has no stock until it is counted', async () => {
      const id = await shop.save();
      await shop.save([], {}, id);
      expect((await rowOf(id))?.stock).toBe(0);
    });

    test('is out of stock when a part is archived, and no archived product becomes a part', async () => {
      const id = await shop.save();
      await archiveProduct({ ctx: shop.ctx(), input: { id: OIL } });
      await shop.follow();
      expect((await rowOf(id))?.stock).toBe(0);
      await expect(shop.save()).rejects.toMatchObject({ reason: 'bundle_not_possible' });
    });
  });
});
