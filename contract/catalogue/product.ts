import { array, boolean, type InferType, number, object, string } from 'yup';
import { oneOf } from '../kit/fields.ts';
import { photo } from '../kit/photos.ts';
import { anyText, count, id, maybePicture, named, picture, rupees, text } from '../kit/shapes.ts';
import { pictureTranslations, productTranslations, translations } from '../kit/translations.ts';
import { productFacts } from './product-facts.ts';
import { REVIEW_QUALITY_NAMES } from './review-qualities.ts';

export const ratingSummary = object({
  average_rating: number().min(0).max(5).required(),
  review_count: number().integer().min(0).required(),
});

export const review = object({
  id: id(),
  name: text(),
  rating: number().integer().min(1).max(5).required(),
  review: anyText(),
  /** ISO 8601, UTC. */
  created_at: text(),
  is_verified_buyer: boolean().required(),
  /** What the shop answers; missing where it does not. */
  shop_answer: string().optional(),
  /** How many customers have marked it as helpful. */
  helpful_count: count(),
  /** Those that staff have looked at. */
  photos: array(photo).required(),
});
export type Review = InferType<typeof review>;

/** How many reviews of a product mention a quality, the most mentioned first; none that few mention. */
export const reviewMentions = array(
  object({ quality: oneOf('Quality', REVIEW_QUALITY_NAMES).required(), count: count() }),
).required();
export type ReviewMentions = InferType<typeof reviewMentions>;

const stars = () => number().integer().min(0).required();

/** How many reviews gave 1 to 5 stars. */
export const starDistribution = object({
  1: stars(),
  2: stars(),
  3: stars(),
  4: stars(),
  5: stars(),
});
export type StarDistribution = InferType<typeof starDistribution>;

export const productDetail = object({
  id: id(),
  name: text(),
  translations: productTranslations(),
  size: anyText(),
  /** How it was made, in a few words: `Stone ground`. */
  making: string().optional(),
  /** What one piece is called: `jar`; empty if unknown. */
  pack: string().optional(),
  /** The same goods in all their sizes, the smallest first; only where there are several. */
  sizes: array(
    object({
      id: id(),
      name: text(),
      translations: translations(),
      size: text(),
      product_price: rupees(),
      available_stock_quantity: number().integer().min(0).nullable().defined(),
    }),
  ).optional(),
  images: array(
    object({ picture, alt_text: text(), view: text(), translations: pictureTranslations() }),
  ).required(),
  /**
   * An absolute path to a JPEG of at most 300 kB for link previews, or null: the first of `images`,
   * centred in 1200 × 630, or as it is and at most 1200 wide where it is wider than high.
   */
  share_image: string().nullable().defined(),
  brand: id(),
  brand_name: text(),
  benefits: array(text()).required(),
  /** HTML; sanitised by the storefront before it is shown. */
  description: anyText(),
  metatitle: text(),
  metadescription: text(),
  metakeywords: text(),
  product_price: rupees(),
  base_price: rupees(),
  /** The sale price that counts for it now; missing: none. */
  sale: object({
    name: text(),
    translations: translations(),
    /** ISO 8601, UTC. */
    starts_at: text(),
    ends_at: text(),
    /** The lowest price of the 30 days before it began; null where it is not known. */
    lowest_price: rupees().nullable(),
  })
    .default(undefined)
    .optional(),
  /** Not in the specification: what a bundle consists of; missing for any other product. */
  bundle: object({
    parts: array(
      object({
        id: id(),
        name: text(),
        translations: translations(),
        size: anyText(),
        image: maybePicture(),
        /** Of one piece. */
        product_price: rupees(),
        /** Pieces in the bundle. */
        quantity: count(),
        /** Whether it has a page of its own; without it the bundle is out of stock. */
        is_sold: boolean().required(),
      }),
    ).required(),
    /** How much more the parts cost now one by one; null where they do not. */
    saving: rupees().nullable(),
  })
    .default(undefined)
    .optional(),
  available_stock_quantity: number().integer().min(0).nullable().defined(),
  average_rating: ratingSummary,
  /** The newest reviews, at most 6. */
  rating_review_data: array(review).required(),
  star_distribution: starDistribution,
  review_mentions: reviewMentions,
  is_wished: boolean().required(),
  product_websites: array(object({ name: text(), url: text() })).required(),
  product_tag_list: array(named).required(),
  product_foam: named.nullable().defined(),
  category_path: array(named).required(),
  /** Label facts that online sellers must display (Packaged Commodities Rules 2011, rule 6(10)). */
  sku: text(),
  net_quantity: object({ value: number().positive().required(), unit: text() })
    .nullable()
    .defined(),
  /** Rupees per gram, millilitre, kilogram, litre or piece, from the MRP. */
  unit_price: object({ value: number().required(), per: text() }).nullable().defined(),
  ingredients: anyText(),
  how_to_use: anyText(),
  storage: anyText(),
  shelf_life_months: number().integer().nullable().defined(),
  /** True: vegetarian; false: not vegetarian; null: not a food. */
  veg: boolean().nullable().defined(),
  licence: object({ type: text(), number: text() }).nullable().defined(),
  country_of_origin: text(),
  manufacturer: object({ name: text(), address: text() }).nullable().defined(),
  importer: object({ name: text(), address: text() }).nullable().defined(),
  /** Those that staff have defined. */
  facts: productFacts(),
});
export type ProductDetail = InferType<typeof productDetail>;
