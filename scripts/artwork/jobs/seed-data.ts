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

/** What the drawings need to know of a packing material. */
export interface PackedItem {
  id: number;
  name: string;
  packshot: PackColours & { kind: PackKind };
}

/** What the drawings need to know of a product. */
export interface Product extends PackedItem {
  /** `motif_exact` is false where the motif is a stand-in for what the product is made of. */
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

export interface Art {
  motif: Motif;
  lot: LotName;
}

interface Category {
  id: number;
  art: Art | null;
}

export interface Catalogue {
  categories: Category[];
  products: Product[];
  packing_materials: PackedItem[];
}

export interface Content {
  home: {
    banners: { id: number; art: Art & { kind: PackKind }; category_id: number }[];
    awards: { id: number; title: string; year: number; art: Art }[];
    certificates: { id: number; label: string; art: Art }[];
    licences: { id: number; label: string }[];
  };
  blogs: { id: number; banner_art: Omit<CoverArt, 'motif2'> & { motif2: Motif | null } }[];
  stores: { id: number; image_art: Art }[];
  events: { id: number; image_art: Art }[];
  partner_cards: { id: number; art: Art }[];
}

async function read<T>(file: string): Promise<T> {
  return JSON.parse(await readFile(join(DATA, file), 'utf8')) as T;
}

export const readCatalogue = () => read<Catalogue>('catalogue.json');
export const readContent = () => read<Content>('content.json');
