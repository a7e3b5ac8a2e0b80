import { expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { onEachDatabase } from '@/__tests__/support/test-database';
import { catalogueChanges } from '@/shop-api/db/schema/catalogue-changes';
import { forgetCatalogueChanges } from '@/shop-api/domain/catalogue/product-index/forget-changes';
import { systemClock } from '@/shop-api/providers/clock';

onEachDatabase((database) => {
  test('changes of the catalogue are deleted after a day', async () => {
    const { db } = database;
    await db.delete(catalogueChanges);
    await db.execute(sql`
      INSERT INTO catalogue_changes (product_id, changed_at)
      VALUES (1, now() - interval '25 hours'), (2, now() - interval '23 hours')`);
    await forgetCatalogueChanges({ ctx: { db, clock: systemClock } });
    const left = await db.select({ id: catalogueChanges.productId }).from(catalogueChanges);
    expect(left).toEqual([{ id: 2 }]);
  });
});
