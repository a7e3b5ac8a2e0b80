import { array, boolean, type InferType, object } from 'yup';
import { inOtherLanguages, knownId, slug, wholeNumber } from '../kit/desk-fields.ts';
import { givenRupees, optionalLines, optionalText, requiredText } from '../kit/fields.ts';
import {
  type TranslatedPicture,
  type WrittenCategory,
  writtenProducts,
} from '../kit/translations.ts';
import { fieldMessages } from '../messages/fields.ts';
import { manageMessages } from '../messages/manage.ts';
import { stockMessages } from '../messages/staff-stock.ts';
import { partsOfBundle } from './bundle-parts.ts';
import { anyFacts } from './fact-values.ts';
import { barcode, gstRate, MAX_HTML, visibleBetween } from './goods-rules.ts';
import { labelFactRules } from './label-facts.ts';

/** What staff write about goods. Money in rupees; a missing text is empty, a missing fact null. */

/** The longest SKU and the longest alternative text, in characters; the most pictures of a product. */
export const MAX_SKU = 60;
export const MAX_ALT = 300;
export const MAX_PICTURES = 20;

const ids = (label: string) => array(knownId(label).required()).max(100).default([]);

const text = (label: string, max?: number) => optionalText(label, max).default('');

const lines = (label: string) => optionalLines(label, MAX_HTML).default('');

const flag = () => boolean().default(false);

const sentence = (label: string) => optionalText(label, 500).default('');

/** What search engines are told; missing: the name. */
const meta = {
  metatitle: sentence('Meta title'),
  metadescription: sentence('Meta description'),
  metakeywords: sentence('Meta keywords'),
};

const prices = {
  mrp: givenRupees('MRP')
    .moreThan(0, manageMessages.notPositive('MRP'))
    .required(fieldMessages.required('MRP')),
  price: givenRupees('Price')
    .moreThan(0, manageMessages.notPositive('Price'))
    .required(fieldMessages.required('Price'))
    .test('within-the-mrp', manageMessages.priceAboveMrp, function isWithinTheMrp(price) {
      return !(price > this.parent.mrp);
    }),
};

/** `null`: unknown. */
const stock = () => wholeNumber('Stock').min(0, fieldMessages.negative('Stock')).nullable();

/** A whole product; what is left out is empty. */
export const productFields = object({
  sku: requiredText('SKU', MAX_SKU),
  barcode: barcode(),
  name: requiredText('Name'),
  translations: writtenProducts(),
  slug: slug(),
  brand_id: knownId('Brand').required(fieldMessages.required('Brand')),
  category_id: knownId('Category').required(fieldMessages.required('Category')),
  form_id: knownId('Form').nullable().default(null),
  tag_ids: ids('Tag'),
  size: text('Size', 60),
  making: text('Making', 60),
  pack: text('Pack', 60),
  size_group: optionalText('Size family', 60).nullable().default(null),
  ...prices,
  hsn: requiredText('HSN').matches(/^(\d{4}|\d{6}|\d{8})$/, manageMessages.malformedHsn),
  gst_rate: gstRate(),
  stock: stock().default(null),
  country_of_origin: requiredText('Country of origin', 80),
  shipping_weight_g: knownId('Shipping weight').nullable().default(null),
  is_new_arrival: flag(),
  is_must_try: flag(),
  is_best_of_all_time: flag(),
  is_published: boolean().default(true),
  ...visibleBetween,
  benefits: array(requiredText('Benefit')).max(30).default([]),
  /** HTML; stored with what a page displays of it (decision 0062). */
  description: lines('Description'),
  ...labelFactRules,
  /** What staff have defined beside them, by key. */
  facts: anyFacts(),
  /** Stored pictures in order; the first one is on the card. */
  pictures: array(
    object({
      id: requiredText('Picture', 64),
      view: requiredText('View', 20),
      alt_text: requiredText('Alternative text', MAX_ALT),
      translations: inOtherLanguages<TranslatedPicture>((language) => ({
        alt_text: optionalText(`Alternative text, ${language}`, MAX_ALT),
      })),
    }),
  )
    .max(MAX_PICTURES)
    .default([]),
  home_picture_id: optionalText('Picture of the home page', 64).nullable().default(null),
  related_product_ids: ids('Related product'),
  other_product_ids: ids('Other product'),
  ...meta,
});
export type ProductFields = InferType<typeof productFields>;

const goodsFields = productFields.omit(['is_published', 'stock']);
/** What desks and files say of a product, beside its state and stock. */
export type GoodsFields = InferType<typeof goodsFields>;

/** What a bundle consists of is said at the desk alone. */
const ownProductFields = goodsFields.shape({ bundle_parts: partsOfBundle() });
/** What a desk keeps of a product: moves publish it, and its stock changes by itself. */
export type DeskProductFields = InferType<typeof ownProductFields>;

/** What a desk sends of a product. A new one may come with a stock, which later saves leave alone. */
export const deskProductFields = ownProductFields.shape({
  opening_stock: stock()
    .default(null)
    .test('not-of-a-bundle', stockMessages.ofBundle, function isOwn(given) {
      return given == null || (this.parent.bundle_parts ?? []).length === 0;
    }),
});
export type SentProductFields = InferType<typeof deskProductFields>;

const categoryFields = object({
  name: requiredText('Name'),
  translations: inOtherLanguages<WrittenCategory>((language) => ({
    name: optionalText(`Name in ${language}`),
    banner_title: optionalText(`Banner title in ${language}`),
    banner_text: optionalText(`Banner text in ${language}`, 500),
    metatitle: optionalText(`Meta title in ${language}`, 500),
    metadescription: optionalText(`Meta description in ${language}`, 500),
    metakeywords: optionalText(`Meta keywords in ${language}`, 500),
  })),
  slug: slug(),
  /** `null`: a root. */
  parent_id: knownId('Parent').nullable().default(null),
  /** Among its siblings. */
  position: wholeNumber('Position').min(0, fieldMessages.negative('Position')).default(0),
  picture_id: optionalText('Picture', 64).nullable().default(null),
  banner_title: optionalText('Banner title').nullable().default(null),
  banner_text: optionalText('Banner text', 500).nullable().default(null),
  web_banner_id: optionalText('Wide banner', 64).nullable().default(null),
  mobile_banner_id: optionalText('Banner for phones', 64).nullable().default(null),
  /** In the fixed list of featured categories; `null`: not in it. */
  featured_name: optionalText('Name in the featured list').nullable().default(null),
  featured_order: knownId('Place in the featured list').nullable().default(null),
  ...meta,
});
export type CategoryFields = InferType<typeof categoryFields>;

/** What the desk saves of a category: the featured list is a desk of its own. */
export const deskCategoryFields = categoryFields.omit(['featured_name', 'featured_order']);
export type DeskCategoryFields = InferType<typeof deskCategoryFields>;
