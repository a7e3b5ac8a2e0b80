import { and, asc, eq } from 'drizzle-orm';
import type { ProductDetail, Review } from '../../../../contract/catalogue/product.ts';
import type {
  TranslatedName,
  TranslatedProduct,
  Translations,
} from '../../../../contract/kit/translations.ts';
import { OTHER_LANGUAGES } from '../../../../contract/shop/languages.ts';
import { toRupees } from '../../../../contract/shop/money.ts';
import type { Database } from '../../../db/database.ts';
import { pictures } from '../../../db/schema/pictures.ts';
import { brands, productFoams } from '../../../db/schema/product-attributes.ts';
import type { DetailTexts } from '../../../db/schema/product-details.ts';
import { productDetails, productPictures } from '../../../db/schema/product-details.ts';
import { products } from '../../../db/schema/products.ts';
import { toPicture } from '../../kernel/pictures.ts';
import type { Named } from '../list-names.ts';
import { averageRating } from '../product-cards.ts';
import { starsOf } from '../reviews/count-stars.ts';
import { isVisible } from '../visible.ts';
import type { SizeRow } from './other-sizes.ts';
import { toSize } from './other-sizes.ts';

/** Reads a product that shoppers can find, with its brand and form; undefined if there is none. */
export async function readProduct(db: Database, id: number) {
  const [row] = await db
    .select({ product: products, details: productDetails, brand: brands, foam: productFoams })
    .from(products)
    .innerJoin(productDetails, eq(productDetails.productId, products.id))
    .innerJoin(brands, eq(brands.id, products.brandId))
    .leftJoin(productFoams, eq(productFoams.id, products.foamId))
    .where(and(isVisible(), eq(products.id, id)));
  return row;
}

/** Reads the pictures of a product; the first is the one on its card. */
export function readGallery(db: Database, productId: number) {
  return db
    .select({ picture: pictures, alt: productPictures.alt, view: productPictures.view })
    .from(productPictures)
    .innerJoin(pictures, eq(pictures.id, productPictures.pictureId))
    .where(eq(productPictures.productId, productId))
    .orderBy(asc(productPictures.position));
}

/** The database rows of a product page. */
export interface ProductRows {
  product: typeof products.$inferSelect;
  details: typeof productDetails.$inferSelect;
  brand: typeof brands.$inferSelect;
  foam: typeof productFoams.$inferSelect | null;
  gallery: Awaited<ReturnType<typeof readGallery>>;
  reviews: Review[];
  tags: readonly Named[];
  path: readonly (Named & { translations: Translations<TranslatedName> })[];
  sizes: readonly SizeRow[];
}

type Details = typeof productDetails.$inferSelect;

/** Converts the rows to the data of a product page, money in rupees. */
export function toDetail(rows: ProductRows): ProductDetail {
  const { product, details, brand, foam, gallery } = rows;
  const front = gallery[0]?.picture;
  return {
    id: product.id,
    name: product.name,
    translations: textsOf(product.translations, details.translations),
    size: product.size,
    making: product.making,
    pack: product.pack,
    ...(rows.sizes.length > 1 && { sizes: rows.sizes.map(toSize) }),
    images: gallery.map(({ picture, alt, view }) => ({
      picture: toPicture(picture),
      alt_text: alt,
      view,
    })),
    share_image: front ? `${toPicture(front).src}/share.jpg` : null,
    brand: brand.id,
    brand_name: brand.name,
    benefits: details.benefits,
    description: details.descriptionHtml,
    metatitle: details.metaTitle,
    metadescription: details.metaDescription,
    metakeywords: details.metaKeywords,
    product_price: toRupees(product.pricePaise),
    base_price: toRupees(product.mrpPaise),
    available_stock_quantity: product.stock,
    average_rating: averageRating(product),
    rating_review_data: rows.reviews,
    star_distribution: starsOf(product),
    is_wished: false,
    product_websites: [],
    product_tag_list: rows.tags.map(named),
    product_foam: foam && named(foam),
    category_path: rows.path.map(({ translations, ...row }) => ({ ...named(row), translations })),
    sku: product.sku,
    country_of_origin: product.countryOfOrigin,
    ...labelFacts(details),
  };
}

/** Joins the texts of card and page, language by language. */
function textsOf(
  names: Translations<TranslatedName>,
  details: Translations<DetailTexts>,
): Translations<TranslatedProduct> {
  const byLanguage = OTHER_LANGUAGES.flatMap((code) => {
    const texts = { ...names[code], ...details[code] };
    return Object.keys(texts).length > 0 ? [[code, texts]] : [];
  });
  return Object.fromEntries(byLanguage);
}

function named({ id, name }: Named): Named {
  return { id, name };
}

function labelFacts(details: Details) {
  return {
    net_quantity: netQuantity(details),
    unit_price: unitPrice(details),
    ingredients: details.ingredients,
    how_to_use: details.howToUse,
    storage: details.storage,
    shelf_life_months: details.shelfLifeMonths,
    veg: details.isVeg,
    licence: licence(details),
    manufacturer: company(details.makerName, details.makerAddress),
    importer: company(details.importerName, details.importerAddress),
  };
}

function netQuantity({ netQuantityValue: value, netQuantityUnit: unit }: Details) {
  return value !== null && unit !== null ? { value, unit } : null;
}

function unitPrice({ unitPricePaise, unitPricePer: per }: Details) {
  return unitPricePaise !== null && per !== null ? { value: toRupees(unitPricePaise), per } : null;
}

function licence({ licenceType: type, licenceNumber: number }: Details) {
  return type !== null && number !== null ? { type, number } : null;
}

function company(name: string | null, address: string | null) {
  return name !== null && address !== null ? { name, address } : null;
}
