import { mkdir } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { categoryPictures, homeBanners } from './jobs/category-pictures.ts';
import { contentPictures } from './jobs/content-pictures.ts';
import type { Drawing } from './jobs/drawing.ts';
import { productDrawings } from './jobs/product-pictures.ts';
import { rasterise } from './jobs/rasterise.ts';
import { readCatalogue, readContent } from './jobs/seed-data.ts';
import { drawSiteArt } from './jobs/site-art.ts';

// Draws the demo shop's master pictures and the storefront's own artwork. `npm run artwork --
// products/1047` draws only the pictures whose name starts so.

const MASTERS = join(import.meta.dirname, '../../shop-api/seed/pictures');

async function* drawings(): AsyncGenerator<Drawing> {
  const [catalogue, content] = await Promise.all([readCatalogue(), readContent()]);
  yield* productDrawings(catalogue);
  yield* categoryPictures(catalogue);
  yield* homeBanners(catalogue, content);
  yield* contentPictures(content);
}

async function saveMaster({ name, svg, width }: Drawing): Promise<void> {
  const file = join(MASTERS, `${name}.webp`);
  await mkdir(dirname(file), { recursive: true });
  await rasterise(svg, width).flatten().webp({ quality: 76, effort: 6 }).toFile(file);
}

const only = process.argv[2] ?? '';
const waiting = drawings();
let drawn = 0;

async function work(): Promise<void> {
  for (;;) {
    const { value, done } = await waiting.next();
    if (done) return;
    if (!value.name.startsWith(only)) continue;
    await saveMaster(value);
    drawn += 1;
  }
}

await Promise.all(Array.from({ length: availableParallelism() }, work));
if (!only) await drawSiteArt();
console.log(`artwork: ${drawn} master pictures drawn`);
