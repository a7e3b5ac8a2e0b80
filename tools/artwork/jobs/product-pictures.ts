import { paletteOf } from '../packs/palette.ts';
import { packViews } from '../packshot.ts';
import { bannerScene } from '../scenes/banner.ts';
import type { LotName } from '../scenes/lots.ts';
import { plate } from '../scenes/plate.ts';
import { backLabelOf } from './back-facts.ts';
import type { Drawing } from './drawing.ts';
import { cutField } from './fields.ts';
import { packArtOf } from './pack-art.ts';
import { WRAPS } from './plants.ts';
import type { ArtCatalogue, PackedItem, Product } from './seed-data.ts';

/** Four views of every product, the front of every packing material, and the must-try pictures. */
export function* productDrawings(catalogue: ArtCatalogue): Generator<Drawing> {
  for (const product of catalogue.products) {
    const views = packViews(packArtOf(product), backLabelOf(product));
    for (const [view, svg] of Object.entries(views)) {
      yield { name: `products/${product.id}-${view}`, svg, width: 960 };
    }
  }
  for (const item of catalogue.packing_materials) {
    yield { name: `products/${item.id}-front`, svg: wrapPlate(item), width: 960 };
  }
  yield* mustTryPictures(catalogue.products.filter(({ flags }) => flags.must_try));
}

function wrapPlate({ id, name, packshot }: PackedItem): string {
  return plate({ name, subtitle: '', motif: WRAPS[id] ?? 'gift' }, paletteOf(packshot));
}

/** Light grounds only: the card prints its name and price on them in ink. */
const GROUNDS = ['haldi', 'gulab', 'paan', 'chandan', 'asmani'] as const satisfies LotName[];

function* mustTryPictures(products: Product[]): Generator<Drawing> {
  for (const [i, product] of products.entries()) {
    const art = packArtOf(product);
    const lot = GROUNDS[i % GROUNDS.length] ?? 'haldi';
    const svg = bannerScene({ lot, ...cutField(art.motif), packs: [art] }, 'tall');
    yield { name: `products/${product.id}-home`, svg, width: 960 };
  }
}
