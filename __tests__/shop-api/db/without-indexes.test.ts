import { expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { tableParts } from '@/__tests__/support/table-parts';
import { onEachDatabase } from '@/__tests__/support/test-database';
import { productTags } from '@/shop-api/db/schema/product-details';
import { sqlStateOf } from '@/shop-api/db/transaction';
import { withoutIndexes } from '@/shop-api/db/without-indexes';

const FOREIGN_KEY_VIOLATION = '23503';

onEachDatabase((database) => {
  test('tables lose their indexes and foreign keys and get the same again', async () => {
    const { db } = database;
    const before = await tableParts(db);
    let meanwhile: string[] = [];
    await db.transaction((tx) =>
      withoutIndexes(tx, [productTags], async () => {
        meanwhile = await tableParts(tx);
      }),
    );
    expect(before.length - meanwhile.length).toBe(3);
    expect(meanwhile.join()).not.toContain('product_tags_by_tag');
    expect(await tableParts(db)).toEqual(before);
  });

  test('a row that points to nothing is refused in the end, and nothing has changed', async () => {
    const { db } = database;
    const before = await tableParts(db);
    const broken = db.transaction((tx) =>
      withoutIndexes(tx, [productTags], async () => {
        await tx.execute(sql`INSERT INTO product_tags VALUES (999999, 1)`);
      }),
    );
    expect(await broken.catch(sqlStateOf)).toBe(FOREIGN_KEY_VIOLATION);
    expect(await tableParts(db)).toEqual(before);
  });
});
