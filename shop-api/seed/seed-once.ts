import { readdir } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { pictures as pictureTable } from '../db/schema/pictures.ts';
import { products } from '../db/schema/products.ts';
import { inLongTransaction } from '../db/transaction.ts';
import { importSeedPictures } from './import-pictures.ts';
import { readSeedData } from './seed-data.ts';
import { seedShop } from './seed-shop.ts';
import type { SeedPictures } from './shop/picture-ids.ts';
import { storeSampleCompany } from './shop/store-sample-company.ts';

/** Any fixed number: only processes that fill this shop ask for the lock of this name. */
const SEED_LOCK = 7_490_002;
const PICTURES_A_LINE = 100;

interface SeedOnce {
  db: Database;
  /** Where the shop's pictures are served from. */
  mediaFolder: string;
  /** The maximum width of the files to make of a picture, in pixels; all widths without it. */
  maxWidth?: number | undefined;
  /** Whether the demo accounts have orders and more; without it they have. */
  hasHistory?: boolean | undefined;
  /** Receives the progress, one line at a time. */
  onProgress: (message: string) => void;
}

/**
 * Fills an empty shop with the demo data: all of it or nothing, and never over existing data. The
 * pictures' files are made again where one is missing.
 */
export async function seedOnce(given: SeedOnce): Promise<void> {
  const { db, mediaFolder, maxWidth, onProgress } = given;
  const isEmpty = await isEmptyShop(db);
  // One that was filled before the sample company had a row.
  if (!isEmpty) await storeSampleCompany(db);
  if (!isEmpty && (await hasAllFiles(db, mediaFolder))) return;
  onProgress('storing the pictures of the demo shop');
  const pictures = await importSeedPictures({
    mediaFolder,
    maxWidth,
    onProgress({ done, total }) {
      const isWorthALine = done % PICTURES_A_LINE === 0 || done === total;
      if (isWorthALine) onProgress(`pictures ${done} of ${total}`);
    },
  });
  if (isEmpty) await fillShop(given, pictures);
}

/** Processes that start together wait for the first one, and then find the shop filled. */
async function fillShop(
  { db, onProgress, hasHistory = true }: SeedOnce,
  pictures: SeedPictures,
): Promise<void> {
  onProgress('filling the demo shop');
  const data = await readSeedData();
  await inLongTransaction(db, async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${SEED_LOCK})`);
    if (!(await isEmptyShop(tx))) return;
    await seedShop({ tx, pictures, now: new Date(), hasHistory, ...data });
  });
}

async function isEmptyShop(db: Database): Promise<boolean> {
  const rows = await db.select({ id: products.id }).from(products).limit(1);
  return rows.length === 0;
}

/** Each picture has a folder, which appears only when it is complete. */
async function hasAllFiles(db: Database, mediaFolder: string): Promise<boolean> {
  const rows = await db.select({ id: pictureTable.id }).from(pictureTable);
  const folders = new Set(await readdir(mediaFolder).catch(() => []));
  return rows.every(({ id }) => folders.has(id));
}
