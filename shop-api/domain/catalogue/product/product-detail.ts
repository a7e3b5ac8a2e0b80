import { and, asc, eq } from 'drizzle-orm';
import type { GoodsFact } from '../../../../contract/catalogue/fact-values.ts';
import type {
  ProductDetail,
  Review,
  ReviewMentions,
} from '../../../../contract/catalogue/product.ts';
import type { TranslatedName, Translations } from '../../../../contract/kit/translations.ts';
import { toRupees } from '../../../../contract/shop/money.ts';
import type { Database } from '../../../db/database.ts';
import { pictures } from '../../../db/schema/pictures.ts';
import { brands, productFoams } from '../../../db/schema/product-attributes.ts';
import { productDetails, productPictures } from '../../../db/schema/product-details.ts';
import { products } from '../../../db/schema/products.ts';
import { toPicture } from '../../kernel/pictures.ts';
import { nameOfCategory } from '../category-texts.ts';
import { factsOfPage } from '../fact-words.ts';
import type { Named } from '../list-names.ts';
import { averageRating } from '../product-cards.ts';
import { starsOf } from '../reviews/count-stars.ts';
import { type SaleRow, toSale } from '../sale-prices/sale-of-product.ts';
import { isVisible } from '../visible.ts';
import { toBundle } from './bundle-of-product.ts';
import { storedLabelFacts, textsOf } from './detail-texts.ts';
import { type SizeRow, toSize } from './other-sizes.ts';

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
    .select({
      picture: pictures,
      alt: productPictures.alt,
      view: productPictures.view,
      translations: productPictures.translations,
    })
    .from(productPictures)
    .innerJoin(pictures, eq(pictures.id, productPictures.pictureId))
    .where(eq(productPictures.productId, productId))
    .orderBy(asc(productPictures.position));
}

type Product = typeof products.$inferSelect;

/** The columns of a product that its page displays. */
type DisplayedProduct = Pick<
  Product,
  | 'id'
  | 'name'
  | 'translations'
  | 'size'
  | 'making'
  | 'categoryId'
  | 'facts'
  | 'pack'
  | 'mrpPaise'
  | 'nowPaise'
  | 'stock'
  | 'sku'
  | 'countryOfOrigin'
  | 'ratingCount'
  | 'ratingSum'
  | `star${1 | 2 | 3 | 4 | 5}`
>;

/** The database rows of a product page. */
export interface ProductRows {
  product: DisplayedProduct;
  details: typeof productDetails.$inferSelect;
  brand: typeof brands.$inferSelect;
  foam: typeof productFoams.$inferSelect | null;
  gallery: Awaited<ReturnType<typeof readGallery>>;
  reviews: Review[];
  mentions: ReviewMentions;
  tags: readonly Named[];
  path: readonly (Named & { translations: Translations<TranslatedName> })[];
  sizes: readonly SizeRow[];
  facts: readonly GoodsFact[];
  /** Of a bundle. */
  parts?: Parameters<typeof toBundle>[0];
  /** The sale price that counts for it. */
  sale?: SaleRow | undefined;
}

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
    images: gallery.map(({ picture, alt, view, translations }) => ({
      picture: toPicture(picture),
      alt_text: alt,
      view,
      translations,
    })),
    share_image: front ? `${toPicture(front).src}/share.jpg` : null,
    brand: brand.id,
    brand_name: brand.name,
    benefits: details.benefits,
    description: details.descriptionHtml,
    metatitle: details.metaTitle,
    metadescription: details.metaDescription,
    metakeywords: details.metaKeywords,
    product_price: toRupees(product.nowPaise),
    base_price: toRupees(product.mrpPaise),
    ...(rows.sale && { sale: toSale(rows.sale) }),
    ...(rows.parts?.length && { bundle: toBundle(rows.parts, product.nowPaise) }),
    available_stock_quantity: product.stock,
    average_rating: averageRating(product),
    rating_review_data: rows.reviews,
    review_mentions: rows.mentions,
    star_distribution: starsOf(product),
    is_wished: false,
    product_websites: [],
    product_tag_list: rows.tags.map(named),
    product_foam: foam && named(foam),
    category_path: rows.path.map(({ translations, ...row }) => ({
      ...named(row),
      translations: nameOfCategory(translations),
    })),
    sku: product.sku,
    country_of_origin: product.countryOfOrigin,
    ...storedLabelFacts(details),
    facts: factsOfPage(rows.facts, product),
  };
}

function named({ id, name }: Named): Named {
  return { id, name };
}
