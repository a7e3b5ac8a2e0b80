import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { pictures as pictureTable } from '../db/schema/pictures.ts';
import { seedHistory } from './demo/seed-history.ts';
import type { SeedData } from './seed-data.ts';
import { advanceIdentities } from './shop/advance-identities.ts';
import type { SeedPictures } from './shop/picture-ids.ts';
import { seedAppointmentSlots } from './shop/seed-appointment-slots.ts';
import { seedBlogs } from './shop/seed-blogs.ts';
import { seedCategories, seedNames } from './shop/seed-catalogue.ts';
import { seedContent } from './shop/seed-content.ts';
import { seedCustomers, seedVouchers } from './shop/seed-customers.ts';
import { seedEvents } from './shop/seed-events.ts';
import { seedFacts } from './shop/seed-facts.ts';
import { seedHome } from './shop/seed-home.ts';
import { seedProducts } from './shop/seed-products.ts';
import { seedReviews } from './shop/seed-reviews.ts';
import { seedStores } from './shop/seed-stores.ts';
import { seedVaidyas } from './shop/seed-vaidyas.ts';
import { storeSampleCompany } from './shop/store-sample-company.ts';

interface SeedShop extends SeedData {
  tx: Database;
  pictures: SeedPictures;
  /** The moment of the seed. */
  now: Date;
  /** Whether the demo accounts have orders and more; tests begin with empty accounts. */
  hasHistory: boolean;
}

/** Writes the demo shop into empty tables. Ids are those of the data. */
export async function seedShop(shop: SeedShop): Promise<void> {
  const { tx, pictures, now, catalogue, content } = shop;
  await seedPictureRows(tx, pictures);
  await seedNames(tx, catalogue);
  await seedCategories(tx, catalogue, pictures);
  await seedFacts(tx, shop.facts);
  await seedProducts(tx, catalogue, pictures);
  await seedReviews(tx, catalogue.products, shop.reviews);
  await seedHome(tx, content, pictures);
  await seedContent(tx, content, pictures);
  await seedBlogs(tx, content, pictures);
  await seedStores(tx, content, pictures);
  await seedVaidyas(tx, content, pictures);
  await seedEvents(tx, { content, pictures, now });
  await seedAppointmentSlots(tx, content);
  await seedCustomers(tx);
  await seedVouchers(tx);
  await storeSampleCompany(tx);
  await advanceIdentities(tx);
  if (shop.hasHistory) await seedHistory({ tx, now });
  // The embedded database has no process that does this later.
  await tx.execute(sql`ANALYZE`);
}

/** Two masters with the same bytes are one picture. */
async function seedPictureRows(tx: Database, pictures: SeedPictures): Promise<void> {
  const rows = Array.from(pictures, ([masterName, { src: _, ...picture }]) => ({
    ...picture,
    masterName,
  }));
  if (rows.length > 0) await tx.insert(pictureTable).values(rows).onConflictDoNothing();
}
