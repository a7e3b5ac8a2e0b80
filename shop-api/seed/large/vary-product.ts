import { SHOP_NAME } from '../../../contract/shop.ts';
import { numbersFrom } from '../numbers.ts';
import type { SeedProduct } from '../seed-data.ts';

/** The parts of brand names of the large catalogue. */
export const BRAND_STARTS =
  'Arya Bana Chaya Devi Ekta Giri Hima Indu Jala Kana Lata Mitra Nava Oja Prana Ritu Surya Tara Uma Vasu'.split(
    ' ',
  );
export const BRAND_ENDS = ['vana', 'kosh', 'dhara', 'sutra', 'veda', 'rasa', 'mala', 'griha'];

const ORIGINS =
  'Araku Coorg Darjeeling Erode Guntur Idukki Kangra Konkan Kutch Malwa Marathwada Nilgiri Panchmahal Rewa Saurashtra Sikkim Spiti Sundarban Wayanad Vidarbha'.split(
    ' ',
  );
const MANNERS =
  'Handmade Sun-Dried Slow Small-Batch Heirloom Village Wild Monsoon Winter Estate Stone-Ground Shade-Grown'.split(
    ' ',
  );
const COUNTRIES = ['Sri Lanka', 'United States', 'Jordan', 'Nepal', 'Iran', 'Spain'];

interface Named {
  id: number;
  name: string;
}

/** A product of the large catalogue and the demo product whose pictures it borrows. */
export interface Variation {
  product: SeedProduct;
  likeId: number;
}

const STOCKS = [0, 1, 2, 3, 20, 75, 240, null];
const IMPORTED_OF_100 = 6;
const NO_FLAGS = { new_arrival: false, must_try: false, best_of_all_time: false };

/** Returns a variation of one of `originals`; the same id always gives the same one. */
export function varyProduct(
  id: number,
  originals: readonly SeedProduct[],
  brands: readonly Named[],
): Variation {
  const numbers = numbersFrom(id);
  const original = numbers.pick(originals);
  const brand = numbers.pick(brands);
  const name = `${numbers.pick(ORIGINS)} ${numbers.pick(MANNERS)} ${original.name}`;
  // Between half and one and a half times the original's MRP, sold at 70 to 100 per cent of it.
  const mrp = Math.max(10, Math.round((original.mrp * (50 + numbers.next(101))) / 100));
  const price = Math.max(1, Math.round((mrp * (70 + numbers.next(31))) / 100));
  const isImported = numbers.next(100) < IMPORTED_OF_100;
  const product: SeedProduct = {
    ...original,
    id,
    sku: `VNX-${id}`,
    name,
    slug: name.toLowerCase().replace(/[^a-z0-9]+/g, '-'),
    brand_id: brand.id,
    brand_name: brand.name,
    mrp,
    price,
    unit_sale_price: null,
    stock: numbers.pick(STOCKS),
    country_of_origin: isImported ? numbers.pick(COUNTRIES) : 'India',
    flags: NO_FLAGS,
    metatitle: `${name} | ${SHOP_NAME}`,
    rating_seed: { count: 0, stars: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 } },
  };
  return { product, likeId: original.id };
}
