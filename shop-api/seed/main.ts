import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readDatabaseConfig } from '../database-config.ts';
import { openDatabase } from '../db/open-database.ts';
import { prepareDatabase } from '../prepare-database.ts';
import { failureOf } from '../start-problem.ts';
import { addLargeCatalogue } from './large/large-catalogue.ts';
import { seedOnce } from './seed-once.ts';

const USAGE = 'Usage: npm run seed [-- --products 100000]';
const MAX_PRODUCTS = 1_000_000;

const LIVE = 'npm run seed writes the demo shop. With SHOP_MODE=live nothing was written.';

/** Fills the shop of `DATABASE_URL` or `DATA_DIR` with the demo data, and with more on request. */
async function main(): Promise<void> {
  if (process.env.SHOP_MODE === 'live') throw new WrongUse(LIVE);
  const total = productsWanted(process.argv.slice(2));
  const { DEMO_PICTURE_WIDTH } = process.env;
  const { databaseUrl, dataDir } = readDatabaseConfig(process.env);
  const maxWidth = DEMO_PICTURE_WIDTH ? Number(DEMO_PICTURE_WIDTH) : undefined;
  const database = await openDatabase({ databaseUrl, dataDir });
  const { db } = database;
  const onProgress = (message: string) => console.info(message);
  try {
    await prepareDatabase(db);
    await seedOnce({ db, mediaFolder: join(dataDir, 'media'), maxWidth, onProgress });
    if (total !== undefined) await addLargeCatalogue({ db, total, onProgress });
  } finally {
    await database.close();
  }
  console.info('The shop is filled.');
}

class WrongUse extends Error {}

function productsWanted(args: string[]): number | undefined {
  const products = productsOption(args);
  if (products === undefined) return undefined;
  const total = Number(products);
  if (Number.isInteger(total) && total > 0 && total <= MAX_PRODUCTS) return total;
  throw new WrongUse(USAGE);
}

function productsOption(args: string[]): string | undefined {
  try {
    return parseArgs({ args, options: { products: { type: 'string' } } }).values.products;
  } catch {
    throw new WrongUse(USAGE);
  }
}

main().catch((error: unknown) => {
  const isPlain = error instanceof WrongUse;
  console.error(isPlain ? error.message : failureOf(error));
  process.exit(1);
});
