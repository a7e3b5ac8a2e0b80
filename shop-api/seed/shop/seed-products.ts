import type { ProductFields } from '../../../contract/catalogue/manage.ts';
import type { Database } from '../../db/database.ts';
import { addProducts, type NewProduct } from '../../domain/catalogue/manage/add-products.ts';
import type { Catalogue, SeedPacking, SeedProduct } from '../seed-data.ts';
import { onSaleSince } from './on-sale-since.ts';
import { packWord } from './pack-word.ts';
import { pictureId, type SeedPictures } from './picture-ids.ts';

/** The packing materials come from the shop's own label. */
const OWN_LABEL = 1;

/** Adds products and packing materials as staff would. */
export async function seedProducts(
  tx: Database,
  catalogue: Catalogue,
  pictures: SeedPictures,
): Promise<void> {
  await addProducts(tx, [
    ...catalogue.packing_materials.map((packing) => toNewPacking(packing, pictures)),
    ...catalogue.products.map((product) => toNewProduct(product, pictures)),
  ]);
}

/** Converts a product of the data file to what staff would enter, with its history. */
export function toNewProduct(product: SeedProduct, pictures: SeedPictures) {
  const { id, flags, rating_seed: ratings } = product;
  const { stars } = ratings;
  return {
    known: {
      id,
      createdAt: onSaleSince(product),
      star1: stars[1],
      star2: stars[2],
      star3: stars[3],
      star4: stars[4],
      star5: stars[5],
    },
    fields: {
      ...sellable(product),
      ...labelFacts(product),
      facts: product.facts ?? {},
      brand_id: product.brand_id,
      form_id: product.form_id,
      tag_ids: product.tag_ids,
      size: product.size,
      making: product.making,
      pack: packWord(product),
      size_group: product.size_group ?? null,
      shipping_weight_g: product.shipping_weight_g,
      is_new_arrival: flags.new_arrival,
      is_must_try: flags.must_try,
      is_best_of_all_time: flags.best_of_all_time,
      home_picture_id: pictureId(pictures, `products/${id}-home`),
      pictures: galleryOf(product, pictures),
      benefits: product.benefits,
      related_product_ids: product.related_product_ids,
      other_product_ids: product.other_product_ids,
      metatitle: product.metatitle,
      metadescription: product.metadescription,
      metakeywords: product.metakeywords,
    },
  } satisfies NewProduct;
}

function sellable(product: SeedPacking) {
  return {
    sku: product.sku,
    name: product.name,
    translations: product.translations,
    slug: product.slug,
    category_id: product.category_id,
    description: product.description_html,
    mrp: product.mrp,
    price: product.price,
    hsn: product.hsn,
    gst_rate: product.gst_rate,
    stock: product.stock,
    country_of_origin: product.country_of_origin,
    is_published: true,
    barcode: null,
    visible_from: null,
    visible_until: null,
  };
}

function labelFacts(product: SeedProduct) {
  return {
    net_quantity: product.net_quantity,
    unit_price: product.unit_sale_price,
    ingredients: product.ingredients,
    how_to_use: product.how_to_use,
    storage: product.storage,
    shelf_life_months: product.shelf_life_months,
    veg: product.veg,
    licence: product.licence,
    manufacturer: product.manufacturer,
    importer: product.importer,
  };
}

/** What packing materials do not have. */
const NO_FACTS = {
  form_id: null,
  tag_ids: [],
  size: '',
  making: '',
  pack: '',
  size_group: null,
  shipping_weight_g: null,
  is_new_arrival: false,
  is_must_try: false,
  is_best_of_all_time: false,
  home_picture_id: null,
  benefits: [],
  net_quantity: null,
  unit_price: null,
  ingredients: '',
  how_to_use: '',
  storage: '',
  shelf_life_months: null,
  veg: null,
  licence: null,
  manufacturer: null,
  importer: null,
  facts: {},
  related_product_ids: [],
  other_product_ids: [],
} satisfies Partial<ProductFields>;

function toNewPacking(packing: SeedPacking, pictures: SeedPictures): NewProduct {
  const { id, name } = packing;
  return {
    known: { id, createdAt: onSaleSince(packing) },
    fields: {
      ...sellable(packing),
      ...NO_FACTS,
      brand_id: OWN_LABEL,
      pictures: galleryOf(packing, pictures),
      metatitle: name,
      metadescription: name,
      metakeywords: name,
    },
  };
}

/** The gallery's views in order, each with the caption of its picture. */
const VIEWS = [
  { view: 'front', caption: 'front of the pack' },
  { view: 'still', caption: 'the pack with what is in it' },
  { view: 'plate', caption: 'drawing of what it is made of' },
  { view: 'back', caption: 'back of the pack with the label facts' },
] as const;

/** A shop has photographs there; the demo is drawn, with pictures of its journal. */
const FIELDS: Record<number, string> = { 1006: 'blogs/11' };

function galleryOf({ id, name }: { id: number; name: string }, pictures: SeedPictures) {
  const field = { view: 'photo', caption: 'field where it grows' } as const;
  return [...VIEWS, field].flatMap(({ view, caption }) => {
    const file = view === 'photo' ? FIELDS[id] : `products/${id}-${view}`;
    const picture = file && pictureId(pictures, file);
    return picture
      ? [{ id: picture, view, alt_text: `${name}: ${caption}`, translations: {} }]
      : [];
  });
}
