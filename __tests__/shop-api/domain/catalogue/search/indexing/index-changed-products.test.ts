import { describe, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { onBothApps } from '@/__tests__/support/test-app';
import { categories } from '@/shop-api/db/schema/categories';
import { brands } from '@/shop-api/db/schema/product-attributes';
import { productDetails } from '@/shop-api/db/schema/product-details';
import { products } from '@/shop-api/db/schema/products';
import { productsToIndex } from '@/shop-api/db/schema/search-index';
import { indexChangedProducts } from '@/shop-api/domain/catalogue/search/indexing/index-changed-products';

const COFFEE = 1001;

onBothApps((app, database) => {
  const alarms: string[] = [];

  /** Runs the job until nothing is due, and returns the tags of its notices. */
  async function runJob(): Promise<string[]> {
    const notices: string[] = [];
    const ctx = {
      db: app.db,
      notify: (tags: readonly string[]) => void notices.push(...tags),
      alarm: (message: string) => void alarms.push(message),
    };
    while ((await indexChangedProducts({ ctx })) > 0);
    return notices;
  }

  async function find(text: string): Promise<number[]> {
    const { body } = await app.call(
      `GET /web/products/list/?prod_search=${encodeURIComponent(text)}`,
    );
    return body.data.data.map(({ id }: { id: number }) => id);
  }

  describe('goods of plain SQL', () => {
    test('that are added are found, listed and have a page', async () => {
      await app.db.execute(sql`
        INSERT INTO products (id, sku, name, slug, brand_id, category_id, mrp_paise, price_paise,
          hsn, gst_rate, country_of_origin)
        SELECT 77001, 'SQL-1', 'Quillaja Bark Shampoo', 'quillaja-bark-shampoo', brand_id,
          category_id, 20000, 15000, hsn, gst_rate, 'India' FROM products WHERE id = ${COFFEE}`);
      await app.db.execute(sql`
        INSERT INTO product_details (product_id, meta_title, meta_description, meta_keywords)
        VALUES (77001, 'Quillaja', 'Quillaja', 'quillaja')`);
      expect(await runJob()).toContain('product:77001');
      expect(await find('quillaja shampoo')).toEqual([77001]);
      expect((await app.call('GET /web/single/product/77001/')).body.data.name).toBe(
        'Quillaja Bark Shampoo',
      );
    });

    test('that change their name are found by the new one, and not by the old one', async () => {
      const [before] = await app.db.select().from(products).where(eq(products.id, COFFEE));
      await app.db.update(products).set({ name: 'Zanzibar Mocha' }).where(eq(products.id, COFFEE));
      await runJob();
      expect(await find('zanzibar mocha')).toEqual([COFFEE]);
      await app.db.update(products).set({ name: before?.name }).where(eq(products.id, COFFEE));
      await runJob();
      expect(await find('zanzibar mocha')).not.toContain(COFFEE);
    });

    test('are found by new texts of their page, brand and category', async () => {
      const [coffee] = await app.db.select().from(products).where(eq(products.id, COFFEE));
      const { brandId = 0, categoryId = 0 } = coffee ?? {};
      const changes = {
        Xylocarpus: app.db
          .update(productDetails)
          .set({ ingredients: 'Xylocarpus' })
          .where(eq(productDetails.productId, COFFEE)),
        Fenugard: app.db.update(brands).set({ name: 'Fenugard' }).where(eq(brands.id, brandId)),
        Morindale: app.db
          .update(categories)
          .set({ name: 'Morindale' })
          .where(eq(categories.id, categoryId)),
      };
      for (const [word, change] of Object.entries(changes)) {
        await change;
        await runJob();
        expect({ word, ids: await find(word) }).toMatchObject({
          ids: expect.arrayContaining([COFFEE]),
        });
      }
    });

    test('leave nothing to do when they are deleted', async () => {
      await app.db.execute(sql`DELETE FROM products WHERE id = 77001`);
      await runJob();
      expect(await app.db.$count(productsToIndex)).toBe(0);
      expect(await find('quillaja')).toEqual([]);
    });
  });

  test('a product that cannot be indexed is set aside and named, and the others are found', async () => {
    await app.db.execute(
      sql`ALTER TABLE search_words ADD CONSTRAINT poisoned CHECK (word <> 'poisoned')`,
    );
    const rename = (id: number, name: string) =>
      app.db.update(products).set({ name }).where(eq(products.id, id));
    await rename(1003, 'Poisoned Pistachio');
    await rename(1004, 'Healthy Hazelnut');
    alarms.length = 0;
    await runJob();
    expect(await find('healthy hazelnut')).toEqual([1004]);
    expect(await app.db.$count(productsToIndex)).toBe(0);
    expect(alarms).toEqual([expect.stringMatching(/\b1003\b.*poisoned/)]);
    await rename(1003, 'Mended Macadamia');
    await runJob();
    expect(await find('mended macadamia')).toEqual([1003]);
    await app.db.execute(sql`ALTER TABLE search_words DROP CONSTRAINT poisoned`);
  });

  test('two processes at a time index a change once, and lose none', async () => {
    const other = await database.another();
    const counted: number[] = [];
    const notify = () => undefined;
    for (let at = 0; at < 5; at++) {
      const name = `Ravensara ${at}`;
      await app.db.update(products).set({ name }).where(eq(products.id, 1002));
      const done = await Promise.all(
        [app.db, other].map((db) => indexChangedProducts({ ctx: { db, notify, alarm: notify } })),
      );
      counted.push(...done.filter((products) => products > 0));
    }
    expect(counted).toEqual([1, 1, 1, 1, 1]);
    expect(await find('ravensara')).toEqual([1002]);
  });
});
