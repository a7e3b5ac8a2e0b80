import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FactFields } from '../../contract/catalogue/fact-desk.ts';
import type { FactValues } from '../../contract/catalogue/fact-values.ts';
import type {
  TranslatedName,
  TranslatedProduct,
  Translations,
} from '../../contract/kit/translations.ts';
import { OTHER_LANGUAGES } from '../../contract/shop/languages.ts';
import type { Content } from './content-data.ts';
import type { ReviewSeed } from './review-data.ts';

interface Company {
  name: string;
  address: string;
}

export interface SeedCategory {
  id: number;
  name: string;
  translations: Translations<TranslatedName>;
  slug: string;
  parent_id: number | null;
  level: number;
  sort: number;
  metatitle: string;
  metadescription: string;
  metakeywords: string;
  banner: { title: string; text: string } | null;
  children: SeedCategory[];
}

interface Sellable {
  id: number;
  sku: string;
  name: string;
  translations: Translations<TranslatedProduct>;
  slug: string;
  category_id: number;
  description_html: string;
  /** Rupees. */
  mrp: number;
  price: number;
  hsn: string;
  gst_rate: number;
  stock: number | null;
  country_of_origin: string;
}

export type SeedPacking = Sellable;

type Stars = Record<'1' | '2' | '3' | '4' | '5', number>;

export interface SeedProduct extends Sellable {
  brand_id: number;
  brand_name: string;
  /** The ids from the department down. */
  category_path: number[];
  category_path_names: string[];
  form_id: number;
  form_name: string;
  tag_ids: number[];
  size: string;
  making: string;
  /** Products with the same one are the same goods in other sizes. */
  size_group?: string;
  net_quantity: { value: number; unit: string };
  /** Rupees. */
  unit_sale_price: { value: number; per: string } | null;
  benefits: string[];
  ingredients: string;
  how_to_use: string;
  storage: string;
  shelf_life_months: number;
  veg: boolean | null;
  licence: { type: string; number: string } | null;
  manufacturer: Company | null;
  importer: Company | null;
  /** By the keys of the facts of the shop. */
  facts?: FactValues;
  shipping_weight_g: number;
  packshot: { kind: string };
  flags: { new_arrival: boolean; must_try: boolean; best_of_all_time: boolean };
  metatitle: string;
  metadescription: string;
  metakeywords: string;
  rating_seed: { count: number; stars: Stars };
  related_product_ids: number[];
  other_product_ids: number[];
}

/** `catalogue.json`. */
export interface Catalogue {
  featured_categories: { id: number; name: string; order: number }[];
  categories: SeedCategory[];
  brands: { id: number; name: string; slug: string; about: string }[];
  tags: { id: number; name: string; slug: string; badge: boolean }[];
  product_foams: { id: number; name: string; slug: string }[];
  hsn_rates: {
    prefix: string;
    description: string;
    rates: { from: string; rate: number }[];
  }[];
  products: SeedProduct[];
  packing_materials: SeedPacking[];
}

/** `facts.json`: definitions of facts, and what goods say of them by id. */
interface Facts {
  facts: GivenFact[];
  said: Record<string, FactValues>;
}

/** A fact as staff would define it. */
export type GivenFact = Partial<FactFields> & Pick<FactFields, 'name' | 'kind'>;

export interface SeedData {
  facts: GivenFact[];
  catalogue: Catalogue;
  reviews: ReviewSeed;
  content: Content;
}

const DATA = join(import.meta.dirname, 'data');

/** Reads the data files of the demo shop. */
export async function readSeedData(): Promise<SeedData> {
  const [catalogue, { facts, said }, reviews, content] = await Promise.all([
    readJson<Catalogue>('catalogue.json'),
    readJson<Facts>('facts.json'),
    readJson<ReviewSeed>('reviews.json'),
    readJson<Content>('content.json'),
  ]);
  const [categories, products, faq, blogs, events, stores, vaidyas] = await Promise.all([
    readTranslations('categories.json'),
    readTranslations('products.json'),
    readTranslations('faq.json'),
    readTranslations('blogs.json'),
    readTranslations('events.json'),
    readTranslations('stores.json'),
    readTranslations('vaidyas.json'),
  ]);
  return {
    reviews,
    facts,
    catalogue: {
      ...catalogue,
      categories: translated(catalogue.categories, categories),
      products: catalogue.products.map((product) => ({
        ...products(product),
        facts: said[product.id] ?? {},
      })),
      packing_materials: catalogue.packing_materials.map(products),
    },
    content: {
      ...content,
      blogs: content.blogs.map(blogs),
      events: content.events.map(events),
      stores: content.stores.map(stores),
      vaidyas: content.vaidyas.map(vaidyas),
      faq: content.faq.map((group) => ({ ...group, items: group.items.map(faq) })),
    },
  };
}

type AddTranslations = <Row extends { id: number }>(row: Row) => Row;

function translated(categories: SeedCategory[], add: AddTranslations): SeedCategory[] {
  return categories.map((category) => ({
    ...add(category),
    children: translated(category.children, add),
  }));
}

/**
 * Reads a file of the folder of every language, such as `hi/products.json`, which has texts by id.
 * Returns what adds them to a row.
 */
async function readTranslations(file: string): Promise<AddTranslations> {
  const files = await Promise.all(
    OTHER_LANGUAGES.map((code) => readJson<Record<number, object>>(join(code, file))),
  );
  return (row) => {
    const texts = OTHER_LANGUAGES.map((code, index) => [code, files[index]?.[row.id]] as const);
    return { ...row, translations: Object.fromEntries(texts.filter(([, own]) => own)) };
  };
}

async function readJson<T>(file: string): Promise<T> {
  return JSON.parse(await readFile(join(DATA, file), 'utf8')) as T;
}
