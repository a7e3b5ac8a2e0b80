import { max, sql } from 'drizzle-orm';
import type { Database, OpenDatabase } from '../../db/database.ts';
import { brands } from '../../db/schema/product-attributes.ts';
import { productPictures } from '../../db/schema/product-details.ts';
import { products } from '../../db/schema/products.ts';
import { readSeedData } from '../seed-data.ts';
import { advanceIdentities } from '../shop/advance-identities.ts';
import { insertProducts } from '../shop/seed-products.ts';
import type { Variation } from './vary-product.ts';
import { BRAND_ENDS, BRAND_STARTS, varyProduct } from './vary-product.ts';

const PRODUCTS_A_BATCH = 1_000;
const BATCHES_A_LINE = 10;

interface LargeCatalogue {
  database: OpenDatabase;
  /** The final number of products, packing materials included. */
  total: number;
  onProgress: (message: string) => void;
}

/**
 * Adds variations of the demo products until the shop has `total`, for measurements. The variations
 * are always the same; a shop that already has as many is not changed.
 */
export async function addLargeCatalogue(input: LargeCatalogue): Promise<void> {
  const { database, total, onProgress } = input;
  const { db } = database;
  const { catalogue } = await readSeedData();
  await addBrands(db);
  const makers = await db.select({ id: brands.id, name: brands.name }).from(brands);
  const start = await db.$count(products);
  const firstId = await nextId(db);
  for (let made = start, batch = 1; made < total; made += PRODUCTS_A_BATCH, batch++) {
    const count = Math.min(PRODUCTS_A_BATCH, total - made);
    const variations = Array.from({ length: count }, (_, index) =>
      varyProduct(firstId + made - start + index, catalogue.products, makers),
    );
    await db.transaction((tx) => addVariations(tx, variations, catalogue.tags));
    if (batch % BATCHES_A_LINE === 0) onProgress(`products ${made + count} of ${total}`);
  }
  await advanceIdentities(db);
  await refreshStatistics(database);
}

async function nextId(db: Database): Promise<number> {
  const [row] = await db.select({ id: max(products.id) }).from(products);
  return (row?.id ?? 0) + 1;
}

async function addBrands(db: Database): Promise<void> {
  const names = BRAND_STARTS.flatMap((start) => BRAND_ENDS.map((end) => start + end));
  const rows = names.map((name) => ({ name, slug: name.toLowerCase() }));
  await db.insert(brands).values(rows).onConflictDoNothing();
}

async function addVariations(
  tx: Database,
  variations: readonly Variation[],
  tags: Parameters<typeof insertProducts>[1]['tags'],
): Promise<void> {
  await tx.execute(sql`SET LOCAL statement_timeout = 0`);
  await insertProducts(tx, {
    products: variations.map(({ product }) => product),
    tags,
    pictures: new Map(),
  });
  await borrowPictures(tx, variations);
}

async function borrowPictures(tx: Database, variations: readonly Variation[]): Promise<void> {
  const arrayOf = (ids: number[]) => `{${ids.join(',')}}`;
  await tx.execute(sql`
    INSERT INTO ${productPictures} (product_id, position, picture_id, view, alt)
    SELECT pair.product_id, own.position, own.picture_id, own.view, own.alt
    FROM ${productPictures} AS own
    JOIN unnest(
      ${arrayOf(variations.map(({ product }) => product.id))}::int[],
      ${arrayOf(variations.map(({ likeId }) => likeId))}::int[]
    ) AS pair (product_id, like_id) ON pair.like_id = own.product_id`);
}

/**
 * The planner needs statistics of the large tables. PostgreSQL collects them within minutes;
 * the embedded database has no process for it.
 */
async function refreshStatistics({ db, kind }: OpenDatabase): Promise<void> {
  if (kind === 'pglite') await db.execute(sql`VACUUM ANALYZE`);
}
