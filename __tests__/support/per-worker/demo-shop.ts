import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Database } from '../../../shop-api/db/database.ts';
import type { SeedPictures } from '../../../shop-api/seed/shop/picture-ids.ts';

const SHOP_API = resolve(import.meta.dirname, '../../../shop-api');
/** The files that determine the content of the prepared shop. */
const SOURCES = [
  ...['db', 'seed', 'data/pages', 'data/search-concepts'],
  ...['domain/catalogue/search', 'domain/mail'],
];

/** The moment of the seed, which the clocks of tests agree with. */
const SEEDED_AT = new Date('2026-11-21T06:30:00Z');

/** Seeds an empty database with the demo shop; its pictures have rows but no files. */
export async function prepareDemoShop(db: Database): Promise<void> {
  const { readSeedData } = await import('../../../shop-api/seed/seed-data.ts');
  const { seedShop } = await import('../../../shop-api/seed/seed-shop.ts');
  const { prepareDatabase } = await import('../../../shop-api/prepare-database.ts');
  await prepareDatabase(db);
  const data = await readSeedData();
  await db.transaction((tx) =>
    seedShop({ tx, pictures: describedPictures(), now: SEEDED_AT, hasHistory: false, ...data }),
  );
}

let version: string | undefined;

/** A fingerprint that changes with the content of the prepared shop. */
export function demoShopVersion(): string {
  version ??= fingerprint();
  return version;
}

function fingerprint(): string {
  const hash = createHash('sha256').update(readFileSync(import.meta.filename));
  for (const folder of SOURCES) {
    for (const file of filesIn(folder, /[.](ts|sql|json|html)$/)) {
      hash.update(file).update(readFileSync(join(SHOP_API, folder, file)));
    }
  }
  hash.update(masterNames().join());
  return hash.digest('hex').slice(0, 16);
}

function describedPictures(): SeedPictures {
  return new Map(
    masterNames().map((name) => {
      const id = createHash('sha256').update(name).digest('hex').slice(0, 16);
      const blur = 'data:image/webp;base64,UklGRg==';
      return [
        name,
        { id, src: `/media/${id}`, width: 960, height: 1200, widths: [480, 960], blur },
      ];
    }),
  );
}

function masterNames(): string[] {
  return filesIn('seed/pictures', /[.]webp$/).map((file) => file.replace(/[.]webp$/, ''));
}

function filesIn(folder: string, kind: RegExp): string[] {
  const files = readdirSync(join(SHOP_API, folder), { recursive: true }).map(String);
  return files.filter((file) => kind.test(file)).sort();
}
