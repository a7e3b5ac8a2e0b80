import { expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { onEachDatabase } from '@/__tests__/support/test-database';
import { catalogueChanges } from '@/shop-api/db/schema/catalogue-changes';
import {
  forgetCatalogueChanges,
  forgetForeignChanges,
} from '@/shop-api/domain/catalogue/product-index/forget-changes';
import {
  currentSnapshot,
  readChangesSince,
} from '@/shop-api/domain/catalogue/product-index/read-changes';
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

  test('a copy of a server with a higher count announces nothing for ever', async () => {
    const { db } = database;
    await db.delete(catalogueChanges);
    const before = await currentSnapshot(db);
    await db.execute(sql`
      INSERT INTO catalogue_changes (product_id, changed_in)
      VALUES (1, '9000000000'), (2, pg_current_xact_id())`);
    const newSince = async (snapshot: string) => (await readChangesSince(db, snapshot)).productIds;
    expect(await newSince(await currentSnapshot(db))).toEqual([1]);
    await forgetForeignChanges(db);
    expect(await newSince(await currentSnapshot(db))).toEqual([]);
    expect(await newSince(before)).toEqual([2]);
  });
});
