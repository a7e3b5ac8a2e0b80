import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Motif } from '../motifs/growers.ts';
import type { PackColours } from '../packs/palette.ts';
import type { PackKind } from '../packshot.ts';
import type { CoverArt } from '../scenes/cover.ts';
import type { LotName } from '../scenes/lots.ts';

const DATA = join(import.meta.dirname, '../../../shop-api/seed/data');

interface Address {
  name: string;
  address: string;
}

/** The fields of a packing material that the drawings need. */
export interface PackedItem {
  id: number;
  name: string;
  packshot: PackColours & { kind: PackKind; scale?: number };
}

/** The fields of a product that the drawings need. */
export interface Product extends PackedItem {
  /** `motif_exact` is false where the motif only stands in for the product's ingredient. */
  packshot: PackedItem['packshot'] & { motif_exact: boolean };
  category_path: number[];
  form_name: string;
  size: string;
  /** Rupees. */
  mrp: number;
  unit_sale_price: { value: number; per: string } | null;
  ingredients: string;
  storage: string;
  shelf_life_months: number | null;
  veg: boolean | null;
  licence: { type: 'FSSAI' | 'AYUSH' | 'COSMETIC'; number: string } | null;
  country_of_origin: string;
  manufacturer: Address | null;
  importer: Address | null;
  flags: { must_try: boolean; best_of_all_time: boolean };
}

export interface SeedArt {
  motif: Motif;
  lot: LotName;
}

interface Category {
  id: number;
  art: SeedArt | null;
}

export interface ArtCatalogue {
  categories: Category[];
  products: Product[];
  packing_materials: PackedItem[];
}

export interface ArtContent {
  home: {
    banners: {
      id: number;
      /** `products`: whose packs are displayed, in place of a choice from the category. */
      art: SeedArt & { kind: PackKind; products?: number[] };
      category_id: number;
    }[];
    awards: { id: number; title: string; year: number; art: SeedArt }[];
    certificates: { id: number; label: string; art: SeedArt }[];
    licences: { id: number; label: string }[];
  };
  blogs: { id: number; banner_art: Omit<CoverArt, 'motif2'> & { motif2: Motif | null } }[];
  stores: { id: number; image_art: SeedArt }[];
  events: { id: number; image_art: SeedArt }[];
  partner_cards: { id: number; art: SeedArt }[];
}

async function read<T>(file: string): Promise<T> {
  return JSON.parse(await readFile(join(DATA, file), 'utf8')) as T;
}

export const readCatalogue = () => read<ArtCatalogue>('catalogue.json');
export const readContent = () => read<ArtContent>('content.json');
