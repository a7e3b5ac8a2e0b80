import { SHOP_NAME } from '../../../contract/shop/shop-names.ts';
import { type Numbers, numbersFrom } from '../numbers.ts';
import type { Catalogue, SeedProduct } from '../seed-data.ts';
import { inventedVariety, inventedVillage, pickUneven } from './invented-names.ts';
import { varySize } from './vary-size.ts';

/** The parts of brand names of the large catalogue. */
export const BRAND_STARTS =
  'Arya Bana Chaya Devi Ekta Giri Hima Indu Jala Kana Lata Mitra Nava Oja Prana Ritu Surya Tara Uma Vasu'.split(
    ' ',
  );
export const BRAND_ENDS = ['vana', 'kosh', 'dhara', 'sutra', 'veda', 'rasa', 'mala', 'griha'];

const MANNERS =
  'Handmade Sun-Dried Slow Small-Batch Heirloom Village Wild Monsoon Winter Estate Stone-Ground Shade-Grown'.split(
    ' ',
  );
const COUNTRIES = ['Sri Lanka', 'United States', 'Jordan', 'Nepal', 'Iran', 'Spain'];

interface Named {
  id: number;
  name: string;
}

/** What variations are made of. */
export interface Sources extends Pick<Catalogue, 'products' | 'tags' | 'product_foams'> {
  brands: readonly Named[];
}

/** A product of the large catalogue and the demo product whose pictures it borrows. */
export interface Variation {
  product: SeedProduct;
  likeId: number;
}

const STOCKS = [0, 1, 2, 3, 20, 75, 240, null];
const IMPORTED_OF_100 = 6;
/** How many of 100 products have the first tag, the second one and so on. */
const TAGGED_OF_100 = [12, 8, 5, 60, 35, 9, 15, 7, 22];
const MAX_RATINGS = 400;
const NO_FLAGS = { new_arrival: false, must_try: false, best_of_all_time: false };

/**
 * Returns a variation of a demo product; the same id always gives the same one. Its kind, category
 * and care are the demo product's, everything else is drawn by itself.
 */
export function varyProduct(id: number, sources: Sources): Variation {
  const numbers = numbersFrom(id);
  const original = numbers.pick(sources.products);
  const brand = pickUneven(numbers, sources.brands);
  const form = pickUneven(numbers, sources.product_foams);
  const product: SeedProduct = {
    ...original,
    id,
    sku: `VNX-${id}`,
    ...namesOf(original, numbers),
    translations: {},
    ...varySize(original, numbers),
    brand_id: brand.id,
    brand_name: brand.name,
    form_id: form.id,
    form_name: form.name,
    tag_ids: sources.tags
      .filter((_, at) => isDrawn(numbers, TAGGED_OF_100[at]))
      .map((tag) => tag.id),
    making: numbers.pick(sources.products).making,
    size_group: undefined,
    unit_sale_price: null,
    stock: numbers.pick(STOCKS),
    country_of_origin: isDrawn(numbers, IMPORTED_OF_100) ? numbers.pick(COUNTRIES) : 'India',
    flags: NO_FLAGS,
    rating_seed: ratingsOf(numbers),
  };
  return { product, likeId: original.id };
}

function isDrawn(numbers: Numbers, of100 = 0): boolean {
  return numbers.next(100) < of100;
}

function namesOf(original: SeedProduct, numbers: Numbers) {
  const name = `${inventedVillage(numbers)} ${numbers.pick(MANNERS)} ${original.name}`;
  const [variety, other] = [inventedVariety(numbers), inventedVariety(numbers)];
  const origin = `<p>Of the varieties ${variety} and ${other}.</p>`;
  return {
    name,
    slug: name.toLowerCase().replace(/[^a-z0-9]+/g, '-'),
    description_html: original.description_html + origin,
    metatitle: `${name} | ${SHOP_NAME}`,
  };
}

/** Most products have few ratings, and most ratings have five stars. */
function ratingsOf(numbers: Numbers): SeedProduct['rating_seed'] {
  const count = Math.floor(MAX_RATINGS * (numbers.next(1_000) / 1_000) ** 4);
  const [five, four, three, two] = [0.56, 0.25, 0.1, 0.05].map((part) => Math.floor(count * part));
  const stars = { 5: five ?? 0, 4: four ?? 0, 3: three ?? 0, 2: two ?? 0, 1: 0 };
  stars[1] = count - stars[5] - stars[4] - stars[3] - stars[2];
  return { count, stars };
}
