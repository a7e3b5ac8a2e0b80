import { afterEach, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { onBothApps } from '@/__tests__/support/test-app';
import { productDetails } from '@/shop-api/db/schema/product-details';
import { changePrices } from '@/shop-api/domain/catalogue/manage/change-products';
import { archiveProduct, publishProduct } from '@/shop-api/domain/catalogue/manage/move-product';
import { saveProduct } from '@/shop-api/domain/catalogue/manage/save-product';
import { indexChangedProducts } from '@/shop-api/domain/catalogue/search/indexing/index-changed-products';
import { stopCounting } from '@/shop-api/domain/inventory/manage/correct-stock';
import { countStock } from '@/shop-api/domain/inventory/manage/count-stock';
import { GoodsDesk, SAMPLE_GOODS } from './goods-desk';

onBothApps((app) => {
  const desk = new GoodsDesk(app);

  afterEach(() => void desk.notices.splice(0));

  describe('a product that is saved', () => {
    test('is listed, found by its name and has a page, and the storefront is told', async () => {
      const id = await desk.save({ name: 'Quillaja Bark Shampoo' });
      expect(await desk.find('prod_search=quillaja+bark')).toContain(id);
      expect(await desk.find('category_id=401&ordering=-created_at')).toContain(id);
      expect(await desk.page(id)).toMatchObject({
        name: 'Quillaja Bark Shampoo',
        product_price: 199.5,
        base_price: 250,
        available_stock_quantity: 4,
        metatitle: 'Quillaja Bark Shampoo',
      });
      expect(desk.notices).toEqual(expect.arrayContaining([`product:${id}`, 'products']));
    });

    test('has its texts in other languages on card and page, and loses those left out', async () => {
      const sku = desk.newSku();
      const hi = { name: 'शिकाकाई', size: '200 ग्राम', storage: 'ठंडी, सूखी जगह रखें।' };
      const id = await desk.save({ name: 'Shikakai', sku, translations: { hi } });
      expect((await desk.page(id)).translations).toEqual({ hi });
      await desk.save({ name: 'Shikakai', sku }, id);
      expect((await desk.page(id)).translations).toEqual({});
    });

    test('is found by a new name, and not by the old one', async () => {
      const id = await desk.save({ name: 'Manjishtha Face Pack' });
      expect(await desk.find('prod_search=manjishtha')).toContain(id);
      await desk.save({ name: 'Zedoary Scalp Mask' }, id);
      expect(await desk.find('prod_search=zedoary')).toEqual([id]);
      expect(await desk.find('prod_search=manjishtha+face+pack')).not.toContain(id);
      expect((await desk.page(id)).name).toBe('Zedoary Scalp Mask');
    });

    test('has what was left out removed', async () => {
      const sku = desk.newSku();
      const facts = { tag_ids: [1, 2], veg: true, related_product_ids: [1001], form_id: 1 };
      const id = await desk.save({ ...facts, sku });
      expect(await desk.page(id)).toMatchObject({ veg: true, product_foam: { id: 1 } });
      await desk.save({ sku }, id);
      expect(await desk.page(id)).toMatchObject({
        veg: null,
        product_foam: null,
        product_tag_list: [],
      });
    });

    test('is in the shop as a draft only for those who save it', async () => {
      const id = await desk.draft({ name: 'Asafoetida Draft' });
      expect(await desk.page(id)).toBe(404);
      expect(await desk.find('prod_search=asafoetida+draft')).not.toContain(id);
      await publishProduct({ ctx: desk.ctx, input: { id } });
      expect(await desk.find('prod_search=asafoetida+draft')).toContain(id);
    });

    test('is gone from listing, search and page when it is archived', async () => {
      const id = await desk.save({ name: 'Vetiver Archived' });
      await archiveProduct({ ctx: desk.ctx, input: { id } });
      expect(await desk.find('prod_search=vetiver+archived')).not.toContain(id);
      expect(await desk.page(id)).toBe(404);
    });

    test('takes a price and a stock alone', async () => {
      const id = await desk.save();
      desk.notices.splice(0);
      await changePrices({
        ctx: desk.ctx,
        input: { items: [{ id }], dry_run: false, mrp: 300, price: 300 },
      });
      await countStock({ ctx: desk.ctx, input: { id, seen: 4, counted: 0 } });
      expect(await desk.page(id)).toMatchObject({
        product_price: 300,
        available_stock_quantity: 0,
      });
      await stopCounting({ ctx: desk.ctx, input: { id } });
      expect(await desk.page(id)).toMatchObject({ available_stock_quantity: null });
      expect(desk.notices).toEqual(
        Array(3)
          .fill([`product:${id}`, 'products'])
          .flat(),
      );
    });

    test('keeps of its texts what its page displays, and says what was left out', async () => {
      const hostile = '<p onclick="x()">Mild</p><script>x()</script>';
      const saved = await saveProduct({
        ctx: desk.ctx,
        input: {
          fields: {
            ...{ ...SAMPLE_GOODS, sku: desk.newSku(), description: hostile },
            translations: { hi: { description: hostile } },
          },
        },
      });
      const [row] = await app.db
        .select()
        .from(productDetails)
        .where(eq(productDetails.productId, saved.id));
      expect([row?.descriptionHtml, row?.translations.hi?.description]).toEqual([
        '<p>Mild</p>',
        '<p>Mild</p>',
      ]);
      const left = 'is saved without onclick of <p>, <script>, which pages do not show.';
      expect(saved.message).toBe(`Description ${left} Description in Hindi ${left}`);
    });

    test('leaves no work for the job that indexes changes by SQL', async () => {
      await desk.save();
      await desk.indexChanges();
      const id = await desk.save();
      await desk.save({ name: 'Renamed' }, id);
      expect(await indexChangedProducts({ ctx: desk.ctx })).toBe(0);
    });
  });
});
