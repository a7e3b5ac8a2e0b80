import { asc, eq, inArray } from 'drizzle-orm';
import type { DeskProduct } from '../../../../contract/catalogue/desk-products.ts';
import type {
  TranslatedProduct,
  Translations,
  WrittenProduct,
} from '../../../../contract/kit/translations.ts';
import { OTHER_LANGUAGES } from '../../../../contract/shop/languages.ts';
import { toRupees } from '../../../../contract/shop/money.ts';
import type { Database } from '../../../db/database.ts';
import {
  productDetails,
  productPictures,
  productRelations,
  productTags,
} from '../../../db/schema/product-details.ts';
import { products } from '../../../db/schema/products.ts';
import { notFound } from '../../kernel/errors.ts';
import type { Managed } from '../../trail/managed.ts';
import { readBundleParts } from '../product/bundle-of-product.ts';
import { storedLabelFacts, textsOf } from '../product/detail-texts.ts';
import { factTextsOf, factValuesOf } from '../product-fact-values.ts';

/** Products as the desk keeps them. */
export const PRODUCTS: Managed<number, DeskProduct> = {
  kind: 'product',
  missing: () => notFound('product_not_found', 'Product'),
  read: readProductEntries,
};

async function readProductEntries(
  tx: Database,
  ids: readonly number[],
): Promise<Map<number, DeskProduct>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select({ product: products, details: productDetails })
    .from(products)
    .innerJoin(productDetails, eq(productDetails.productId, products.id))
    .where(inArray(products.id, [...ids]));
  const parts = await readParts(tx, ids);
  return new Map(rows.map((row) => [row.product.id, toEntry(row, parts)]));
}

/** One query after the other: a transaction has one connection. */
async function readParts(tx: Database, ids: readonly number[]) {
  const of = [...ids];
  const tags = await tx
    .select()
    .from(productTags)
    .where(inArray(productTags.productId, of))
    .orderBy(asc(productTags.tagId));
  const pictures = await tx
    .select()
    .from(productPictures)
    .where(inArray(productPictures.productId, of))
    .orderBy(asc(productPictures.position));
  const relations = await tx
    .select()
    .from(productRelations)
    .where(inArray(productRelations.productId, of))
    .orderBy(asc(productRelations.position));
  return {
    tags: Map.groupBy(tags, ({ productId }) => productId),
    pictures: Map.groupBy(pictures, ({ productId }) => productId),
    relations: Map.groupBy(relations, ({ productId }) => productId),
    bundles: await readBundleParts(tx, ids),
  };
}

interface Row {
  product: typeof products.$inferSelect;
  details: typeof productDetails.$inferSelect;
}

type Parts = Awaited<ReturnType<typeof readParts>>;

function toEntry({ product, details }: Row, parts: Parts): DeskProduct {
  return {
    sku: product.sku,
    barcode: product.barcode,
    name: product.name,
    translations: withFactTexts(
      textsOf(product.translations, details.translations),
      factTextsOf(product.facts),
    ),
    slug: product.slug,
    brand_id: product.brandId,
    category_id: product.categoryId,
    form_id: product.foamId,
    size: product.size,
    making: product.making,
    pack: product.pack,
    size_group: product.sizeGroup,
    mrp: toRupees(product.mrpPaise),
    price: toRupees(product.pricePaise),
    hsn: product.hsn,
    gst_rate: product.gstRate,
    country_of_origin: product.countryOfOrigin,
    shipping_weight_g: product.shippingWeightG,
    is_new_arrival: product.isNewArrival,
    is_must_try: product.isMustTry,
    is_best_of_all_time: product.isBestOfAllTime,
    state: product.state,
    visible_from: product.visibleFrom?.toISOString() ?? null,
    visible_until: product.visibleUntil?.toISOString() ?? null,
    benefits: details.benefits,
    description: details.descriptionHtml,
    ...storedLabelFacts(details),
    facts: factValuesOf(product.facts),
    ...partsOf(product.id, parts),
    home_picture_id: product.homePictureId,
    ...metaGiven(product.name, details),
  };
}

/** Puts texts of facts beside the others, language by language. */
function withFactTexts(
  texts: Translations<TranslatedProduct>,
  ofFacts: ReturnType<typeof factTextsOf>,
): Translations<WrittenProduct> {
  const codes = OTHER_LANGUAGES.filter((code) => texts[code] || ofFacts[code]);
  return Object.fromEntries(
    codes.map((code) => [code, { ...texts[code], ...(ofFacts[code] && { facts: ofFacts[code] }) }]),
  );
}

function partsOf(id: number, { tags, pictures, relations, bundles }: Parts) {
  const related = relations.get(id) ?? [];
  const idsOf = (wanted: 'related' | 'other') =>
    related.filter(({ kind }) => kind === wanted).map(({ relatedId }) => relatedId);
  return {
    tag_ids: (tags.get(id) ?? []).map(({ tagId }) => tagId),
    pictures: (pictures.get(id) ?? []).map(({ pictureId, view, alt, translations }) => ({
      id: pictureId,
      view,
      alt_text: alt,
      translations,
    })),
    related_product_ids: idsOf('related'),
    other_product_ids: idsOf('other'),
    bundle_parts: bundles.get(id) ?? [],
  };
}

/** What search engines are told, without what was made of the name. */
function metaGiven(name: string, { metaTitle, metaDescription, metaKeywords }: Row['details']) {
  const given = (text: string) => (text === name ? '' : text);
  return {
    metatitle: given(metaTitle),
    metadescription: given(metaDescription),
    metakeywords: given(metaKeywords),
  };
}
