import { expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { onBothDatabases } from '@/__tests__/support/test-database';
import { copyRows } from '@/shop-api/db/copy-rows';
import { productDetails } from '@/shop-api/db/schema/product-details';
import { products } from '@/shop-api/db/schema/products';
import { sqlStateOf } from '@/shop-api/db/transaction';

const HARD_TEXT = 'tab\there, line\nbreak\r, back\\slash, \\N, "quotes", हल्दी, 🌿, null';
const CHECK_VIOLATION = '23514';

onBothDatabases((database) => {
  const like = async (changes: Partial<typeof products.$inferInsert>) => {
    // Without those that the database makes of others.
    const [{ popularity: _, ratingCount: __, ratingSum: ___, nowPaise: ____, ...own } = { id: 0 }] =
      await database.db.select().from(products).where(eq(products.id, 1001));
    return { ...own, ...changes } as typeof products.$inferInsert;
  };

  test('copied rows are the rows that were given, of every type', async () => {
    const { db } = database;
    const row = await like({ id: 9001, sku: HARD_TEXT, name: HARD_TEXT, stock: null });
    const details = {
      productId: 9001,
      benefits: [HARD_TEXT, ''],
      descriptionHtml: '',
      netQuantityValue: 2.5,
      isVeg: false,
      metaTitle: HARD_TEXT,
      metaDescription: '',
      metaKeywords: '\\.',
    };
    await db.transaction(async (tx) => {
      await copyRows(tx, products, [row, { ...row, id: 9002, sku: 'other', stock: 3 }]);
      await copyRows(tx, productDetails, [details]);
    });
    const [product] = await db.select().from(products).where(eq(products.id, 9001));
    expect(product).toMatchObject(row);
    const [read] = await db.select().from(productDetails).where(eq(productDetails.productId, 9001));
    expect(read).toMatchObject({ ...details, licenceType: null });
    expect(await db.$count(products, eq(products.sku, 'other'))).toBe(1);
  });

  test('a row that breaks a rule is refused, with all of its transaction', async () => {
    const { db } = database;
    const rows = [
      await like({ id: 9003, sku: 'good' }),
      await like({ id: 9004, sku: 'free', pricePaise: 0 }),
    ];
    const copied = db.transaction((tx) => copyRows(tx, products, rows)).catch(sqlStateOf);
    expect(await copied).toBe(CHECK_VIOLATION);
    expect(await db.$count(products, eq(products.sku, 'good'))).toBe(0);
  });
});
