import { expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { onBothDatabases } from '@/__tests__/support/test-database';
import type { ProductListQuery } from '@/contract/catalogue/catalogue';
import type { Database } from '@/shop-api/db/database';
import { productTags } from '@/shop-api/db/schema/product-details';
import { products } from '@/shop-api/db/schema/products';
import { searchTerms } from '@/shop-api/db/schema/search-index';
import { readListing } from '@/shop-api/domain/catalogue/listing/read-listing';
import { currentCatalogue } from '@/shop-api/domain/catalogue/product-index/product-index';
import { indexProducts } from '@/shop-api/domain/catalogue/search/indexing/index-products';

const COFFEE = 1001;
const TAG = 5;

onBothDatabases((database) => {
  const list = (query: Partial<ProductListQuery> = {}) =>
    readListing(database, { page: 1, ...query }, null);

  /** Changes the coffee, runs `work`, and changes it back. */
  async function withCoffee(
    change: Partial<typeof products.$inferInsert>,
    work: () => Promise<void>,
  ): Promise<void> {
    const { db } = database;
    const [before] = await db.select().from(products).where(eq(products.id, COFFEE));
    const { mrpPaise, pricePaise, isPublished, stock, name, star5 } = before as NonNullable<
      typeof before
    >;
    await db.update(products).set(change).where(eq(products.id, COFFEE));
    await work();
    const own = { mrpPaise, pricePaise, isPublished, stock, name, star5 };
    await db.update(products).set(own).where(eq(products.id, COFFEE));
  }

  test('a hidden product is in no listing and no count at once, and is back when it is shown', async () => {
    const { counts } = await list();
    await withCoffee({ isPublished: false }, async () => {
      expect((await list()).counts.total).toBe(counts.total - 1);
      expect((await list({ prod_search: 'arabica' })).ids).not.toContain(COFFEE);
    });
    expect((await list()).counts).toEqual(counts);
  });

  test('a new price is in order, filter and range at once', async () => {
    await withCoffee({ mrpPaise: 9_999_900, pricePaise: 9_999_900 }, async () => {
      const { ids, counts } = await list({ ordering: '-base_price', price_min: 90_000 });
      expect(ids).toEqual([COFFEE]);
      expect(counts.maxPaise).toBe(9_999_900);
    });
    expect((await list({ ordering: '-base_price' })).ids[0]).not.toBe(COFFEE);
  });

  test('the last piece that is sold leaves the products in stock', async () => {
    const { counts } = await list();
    await withCoffee({ stock: 0 }, async () => {
      expect((await list()).counts.inStock).toBe(counts.inStock - 1);
    });
  });

  test('more reviews move a product up', async () => {
    await withCoffee({ star5: 900_000 }, async () => {
      expect((await list()).ids[0]).toBe(COFFEE);
    });
  });

  test('a tag is counted when it is added and when it is removed', async () => {
    const { db } = database;
    const tagged = async () => (await list()).counts.values.tag.get(TAG) ?? 0;
    const before = await tagged();
    await db.insert(productTags).values({ productId: COFFEE, tagId: TAG });
    expect(await tagged()).toBe(before + 1);
    await db.execute(
      sql`DELETE FROM product_tags WHERE product_id = ${COFFEE} AND tag_id = ${TAG}`,
    );
    expect(await tagged()).toBe(before);
  });

  test('a new name is found at once, and the old one is not', async () => {
    const isFound = async () => (await list({ prod_search: 'zanzibar' })).ids.includes(COFFEE);
    expect(await isFound()).toBe(false);
    await withCoffee({ name: 'Zanzibar Cloves' }, async () => {
      await database.db.transaction((tx) => indexProducts(tx, [COFFEE]));
      expect(await isFound()).toBe(true);
    });
    await database.db.transaction((tx) => indexProducts(tx, [COFFEE]));
    expect(await isFound()).toBe(false);
  });

  test('a new product is listed and found, and a deleted one is not', async () => {
    const { db } = database;
    const id = await copyOf(db, COFFEE);
    await db.transaction((tx) => indexProducts(tx, [id]));
    expect((await list({ prod_search: 'arabica' })).ids).toContain(id);
    await db.delete(products).where(eq(products.id, id));
    expect((await list({ prod_search: 'arabica' })).ids).not.toContain(id);
  });

  test('a change whose transaction began first and ended last is not missed', async () => {
    const { db } = database;
    const other = await database.another();
    const { counts } = await list();
    await other.transaction(async (tx) => {
      await tx.update(products).set({ isPublished: false }).where(eq(products.id, COFFEE));
      // PGlite has one connection, which this transaction holds.
      if (other === db) return;
      await db.update(products).set({ stock: 7 }).where(eq(products.id, 1002));
      await db.update(products).set({ star4: 17 }).where(eq(products.id, 1002));
      expect((await list()).counts.total).toBe(counts.total);
    });
    expect((await list()).counts.total).toBe(counts.total - 1);
    await db.update(products).set({ isPublished: true }).where(eq(products.id, COFFEE));
  });

  test('a sale that leaves pieces in stock changes no listing', async () => {
    const { db } = database;
    const changes = async () => {
      const { rows } = (await db.execute(
        sql`SELECT count(*)::int AS count FROM catalogue_changes`,
      )) as unknown as { rows: { count: number }[] };
      return rows[0]?.count;
    };
    const before = await changes();
    await db.update(products).set({ stock: 33 }).where(eq(products.id, COFFEE));
    await db.update(products).set({ stock: 64 }).where(eq(products.id, COFFEE));
    expect(await changes()).toBe(before);
  });

  test('requests that come together get one catalogue', async () => {
    const all = await Promise.all(Array.from({ length: 20 }, () => currentCatalogue(database.db)));
    expect(new Set(all).size).toBe(1);
  });

  test('a word is read once, and again after one of its products changed', async () => {
    const { db } = database;
    const catalogue = await currentCatalogue(db);
    const [term] = await db.select().from(searchTerms).limit(1);
    const { wordId = 0, productId = 0 } = term ?? {};
    const first = (await catalogue.wordProducts.read(db, [wordId])).get(wordId);
    expect((await catalogue.wordProducts.read(db, [wordId])).get(wordId)).toBe(first);
    await db.transaction((tx) => indexProducts(tx, [productId]));
    const later = (await (await currentCatalogue(db)).wordProducts.read(db, [wordId])).get(wordId);
    expect(later).not.toBe(first);
    expect(later?.rows.toSorted()).toEqual(first?.rows.toSorted());
  });
});

/** Adds a product like another one. Returns its id. */
async function copyOf(db: Database, id: number): Promise<number> {
  const result = (await db.execute(sql`
    INSERT INTO products (sku, name, slug, brand_id, category_id, mrp_paise, price_paise, hsn,
      gst_rate, country_of_origin)
    SELECT 'COPY', name, slug, brand_id, category_id, mrp_paise, price_paise, hsn, gst_rate,
      country_of_origin
    FROM products WHERE id = ${id} RETURNING id`)) as unknown as { rows: { id: number }[] };
  const [row] = result.rows;
  await db.execute(sql`
    INSERT INTO product_details SELECT (jsonb_populate_record(details,
      jsonb_build_object('product_id', ${row?.id}::int))).*
    FROM product_details AS details WHERE product_id = ${id}`);
  return row?.id ?? 0;
}
