import { max, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { brands } from '../../db/schema/product-attributes.ts';
import { productDetails, productPictures, productTags } from '../../db/schema/product-details.ts';
import { productPrices } from '../../db/schema/product-prices.ts';
import { products } from '../../db/schema/products.ts';
import { searchTerms, searchVariants } from '../../db/schema/search-index.ts';
import { stockMovements } from '../../db/schema/stock-movements.ts';
import { vacuum } from '../../db/vacuum.ts';
import { withoutIndexes } from '../../db/without-indexes.ts';
import { readCategories } from '../../domain/catalogue/categories.ts';
import { readFacts } from '../../domain/catalogue/goods-facts.ts';
import { restartFeed } from '../../domain/catalogue/search/feed/search-feed.ts';
import { readSeedData } from '../seed-data.ts';
import { advanceIdentities } from '../shop/advance-identities.ts';
import { type BatchParts, copyVariations } from './copy-variations.ts';
import { BRAND_ENDS, BRAND_STARTS, type Sources, varyProduct } from './vary-product.ts';

const PRODUCTS_A_BATCH = 1_000;
const BATCHES_A_LINE = 10;
const BULK_TABLES = [
  products,
  productDetails,
  productTags,
  productPictures,
  searchTerms,
  searchVariants,
  stockMovements,
  productPrices,
];

interface LargeCatalogue {
  db: Database;
  /** The final number of products, packing materials included. */
  total: number;
  onProgress: (message: string) => void;
}

/**
 * Adds variations of the demo products until the shop has `total`, for measurements: all of them
 * or, after an interruption, none. The variations are always the same; a shop that already has as
 * many is not changed. The shop is closed meanwhile.
 */
export async function addLargeCatalogue({ db, total, onProgress }: LargeCatalogue): Promise<void> {
  const start = await db.$count(products);
  if (start >= total) return;
  await db.transaction(async (tx) => {
    await liftLimits(tx);
    const { catalogue } = await readSeedData();
    const sources = { ...catalogue, brands: await addBrands(tx) };
    const parts = await readParts(tx, sources);
    const firstId = await nextId(tx);
    await withoutIndexes(tx, BULK_TABLES, async () => {
      for (let made = start, batch = 1; made < total; made += PRODUCTS_A_BATCH, batch++) {
        const count = Math.min(PRODUCTS_A_BATCH, total - made);
        const variations = Array.from({ length: count }, (_, index) =>
          varyProduct(firstId + made - start + index, sources),
        );
        await copyVariations(tx, variations, parts);
        if (batch % BATCHES_A_LINE === 0) onProgress(`products ${made + count} of ${total}`);
      }
      onProgress('making the indexes');
    });
    await advanceIdentities(tx);
    await restartFeed(tx);
  });
  await vacuum(db);
}

/** Many rows take longer than a query of the shop may, and their indexes more memory. */
async function liftLimits(tx: Database): Promise<void> {
  await tx.execute(sql`SET LOCAL statement_timeout = 0`);
  await tx.execute(sql`SET LOCAL idle_in_transaction_session_timeout = 0`);
  await tx.execute(sql`SET LOCAL maintenance_work_mem = '512MB'`);
}

async function nextId(tx: Database): Promise<number> {
  const [row] = await tx.select({ id: max(products.id) }).from(products);
  return (row?.id ?? 0) + 1;
}

async function addBrands(tx: Database) {
  const names = BRAND_STARTS.flatMap((start) => BRAND_ENDS.map((end) => start + end));
  const rows = names.map((name) => ({ name, slug: name.toLowerCase() }));
  await tx.insert(brands).values(rows).onConflictDoNothing();
  return tx.select({ id: brands.id, name: brands.name }).from(brands).orderBy(brands.id);
}

async function readParts(tx: Database, { tags }: Sources): Promise<BatchParts> {
  const rows = await tx.select().from(productPictures);
  return {
    pictures: Map.groupBy(rows, ({ productId }) => productId),
    categories: await readCategories(tx),
    facts: await readFacts(tx),
    tagNames: new Map(tags.map(({ id, name }) => [id, name])),
    written: new Map(),
  };
}
