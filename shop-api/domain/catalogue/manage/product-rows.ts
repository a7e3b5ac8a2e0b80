import type { GoodsFields, ProductFields } from '../../../../contract/catalogue/manage.ts';
import type { TranslatedProduct, Translations } from '../../../../contract/kit/translations.ts';
import { toPaise } from '../../../../contract/shop/money.ts';
import type { productDetails } from '../../../db/schema/product-details.ts';
import type { products } from '../../../db/schema/products.ts';
import { toStoredFacts } from '../product-fact-values.ts';
import { slugFor } from './slug-for.ts';

/** Returns the columns of a new product. */
export function toNewProductRow(fields: ProductFields) {
  return {
    ...toProductRow(fields),
    stock: fields.stock,
    state: fields.is_published ? 'published' : 'draft',
    isPublished: fields.is_published,
  } satisfies typeof products.$inferInsert;
}

/** Returns the columns that listings and carts read, without those that moves and sales change. */
export function toProductRow(fields: GoodsFields) {
  return {
    sku: fields.sku,
    barcode: fields.barcode,
    name: fields.name,
    translations: translationsOf(fields, CARD_FIELDS),
    slug: slugFor(fields),
    brandId: fields.brand_id,
    categoryId: fields.category_id,
    foamId: fields.form_id,
    size: fields.size,
    making: fields.making,
    pack: fields.pack,
    sizeGroup: fields.size_group,
    mrpPaise: toPaise(fields.mrp),
    pricePaise: toPaise(fields.price),
    hsn: fields.hsn,
    gstRate: fields.gst_rate,
    countryOfOrigin: fields.country_of_origin,
    shippingWeightG: fields.shipping_weight_g,
    isNewArrival: fields.is_new_arrival,
    isMustTry: fields.is_must_try,
    isBestOfAllTime: fields.is_best_of_all_time,
    facts: toStoredFacts(fields.facts, fields.translations),
    homePictureId: fields.home_picture_id,
    visibleFrom: toDate(fields.visible_from),
    visibleUntil: toDate(fields.visible_until),
  } satisfies typeof products.$inferInsert;
}

function toDate(moment: string | null): Date | null {
  return moment === null ? null : new Date(moment);
}

/** Returns the columns that only the product page reads. */
export function toDetailsRow(productId: number, fields: GoodsFields) {
  return {
    productId,
    benefits: fields.benefits,
    descriptionHtml: fields.description,
    translations: translationsOf(fields, PAGE_FIELDS),
    ...labelFacts(fields),
    ...metaOf(fields),
  } satisfies typeof productDetails.$inferInsert;
}

const CARD_FIELDS = ['name', 'size', 'making'] as const;
const PAGE_FIELDS = ['benefits', 'description', 'ingredients', 'how_to_use', 'storage'] as const;

/** Returns the translations of some fields, without languages that have none. */
function translationsOf<Field extends keyof TranslatedProduct>(
  { translations = {} }: GoodsFields,
  fields: readonly Field[],
): Translations<Pick<TranslatedProduct, Field>> {
  const byLanguage = Object.entries(translations).flatMap(([code, texts]) => {
    const own = fields.flatMap((field) => (texts?.[field] ? [[field, texts[field]]] : []));
    return own.length > 0 ? [[code, Object.fromEntries(own)]] : [];
  });
  return Object.fromEntries(byLanguage);
}

function labelFacts(fields: GoodsFields) {
  const { net_quantity: net, unit_price: unitPrice, licence, manufacturer, importer } = fields;
  return {
    netQuantityValue: net?.value ?? null,
    netQuantityUnit: net?.unit ?? null,
    unitPricePaise: unitPrice && toPaise(unitPrice.value),
    unitPricePer: unitPrice?.per ?? null,
    ingredients: fields.ingredients,
    howToUse: fields.how_to_use,
    storage: fields.storage,
    shelfLifeMonths: fields.shelf_life_months,
    isVeg: fields.veg,
    licenceType: licence?.type ?? null,
    licenceNumber: licence?.number ?? null,
    makerName: manufacturer?.name ?? null,
    makerAddress: manufacturer?.address ?? null,
    importerName: importer?.name ?? null,
    importerAddress: importer?.address ?? null,
  };
}

type Meta = Pick<GoodsFields, 'name' | 'metatitle' | 'metadescription' | 'metakeywords'>;

/** Returns what search engines are told: the name where nothing else is given. */
export function metaOf({ name, metatitle, metadescription, metakeywords }: Meta) {
  return {
    metaTitle: metatitle || name,
    metaDescription: metadescription || name,
    metaKeywords: metakeywords || name,
  };
}
