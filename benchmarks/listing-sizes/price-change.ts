import { eq } from 'drizzle-orm';
import type { Database } from '../../shop-api/db/database.ts';
import { products } from '../../shop-api/db/schema/products.ts';
import { readListing } from '../../shop-api/domain/catalogue/listing/read-listing.ts';

const CHANGES = 100;
const PRODUCT = 1001;

/** Measures a change of a price, and of the next listing by price, which takes it in. */
export async function measurePriceChange(db: Database) {
  const [before] = await db.select().from(products).where(eq(products.id, PRODUCT));
  const mrp = before?.mrpPaise ?? 0;
  const writes: number[] = [];
  const reads: number[] = [];
  await readListing({ db }, { page: 1, ordering: 'base_price' }, null);
  for (let step = 1; step <= CHANGES; step += 1) {
    const began = performance.now();
    await db
      .update(products)
      .set({ mrpPaise: mrp + step })
      .where(eq(products.id, PRODUCT));
    const written = performance.now();
    await readListing({ db }, { page: 1, ordering: 'base_price' }, null);
    writes.push(written - began);
    reads.push(performance.now() - written);
  }
  await db.update(products).set({ mrpPaise: mrp }).where(eq(products.id, PRODUCT));
  return {
    p50Ms: at(writes, 0.5),
    p95Ms: at(writes, 0.95),
    nextListingP50Ms: at(reads, 0.5),
    nextListingP95Ms: at(reads, 0.95),
  };
}

function at(times: number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return Math.round((sorted[Math.floor(sorted.length * share)] ?? 0) * 10) / 10;
}
