import type { InferType } from 'yup';
import { array, boolean, number, object } from 'yup';
import { givenRupees, optionalLines, optionalText, requiredText } from '../kit/fields.ts';
import { productTranslations, translations } from '../kit/translations.ts';
import { fieldMessages } from '../messages/fields.ts';
import { manageMessages } from '../messages/manage.ts';
import { MAX_ID } from '../shop/limits.ts';

/** What staff write about goods. Money in rupees; a missing text is empty, a missing fact null. */

const MAX_HTML = 50_000;

const knownId = (label: string) => wholeNumber(label).positive(manageMessages.notPositive(label));

const wholeNumber = (label: string) =>
  number()
    .typeError(manageMessages.notANumber(label))
    .integer(manageMessages.notWhole(label))
    .max(MAX_ID, fieldMessages.tooLarge(label));

const ids = (label: string) => array(knownId(label).required()).max(100).default([]);

const text = (label: string, max?: number) => optionalText(label, max).default('');

const lines = (label: string) => optionalLines(label, MAX_HTML).default('');

const flag = () => boolean().default(false);

/** The readable part of an address; missing: made of the name. */
const slug = () =>
  optionalText('Slug').matches(/^[a-z\d]+(-[a-z\d]+)*$/, {
    message: manageMessages.malformedSlug,
    excludeEmptyString: true,
  });

const sentence = (label: string) => optionalText(label, 500).default('');

/** What search engines are told; missing: the name. */
const meta = {
  metatitle: sentence('Meta title'),
  metadescription: sentence('Meta description'),
  metakeywords: sentence('Meta keywords'),
};

const positive = (label: string) =>
  number()
    .typeError(manageMessages.notANumber(label))
    .moreThan(0, manageMessages.notPositive(label));

const company = (label: string) =>
  object({ name: requiredText(label), address: requiredText(`Address of the ${label}`, 500) })
    .nullable()
    .default(null);

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

export const priceFields = object(prices);
export const stockFields = object({ stock: stock().defined(fieldMessages.required('Stock')) });

/** The facts that the Packaged Commodities Rules and the licences require. */
const labelFacts = {
  net_quantity: object({
    value: positive('Net quantity').required(fieldMessages.required('Net quantity')),
    unit: requiredText('Unit of the net quantity', 20),
  })
    .nullable()
    .default(null),
  /** Rupees of one `per`. */
  unit_price: object({
    value: positive('Unit price').required(fieldMessages.required('Unit price')),
    per: requiredText('Unit of the unit price', 20),
  })
    .nullable()
    .default(null),
  ingredients: lines('Ingredients'),
  how_to_use: lines('How to use'),
  storage: lines('Storage'),
  shelf_life_months: knownId('Shelf life').nullable().default(null),
  /** `null`: not a food. */
  veg: boolean().nullable().default(null),
  licence: object({ type: requiredText('Licence'), number: requiredText('Licence number') })
    .nullable()
    .default(null),
  manufacturer: company('manufacturer'),
  importer: company('importer'),
};

/** A whole product; what is left out is empty. */
export const productFields = object({
  sku: requiredText('SKU', 60),
  name: requiredText('Name'),
  translations: productTranslations(),
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
  /** Percent. */
  gst_rate: wholeNumber('GST rate')
    .min(0, fieldMessages.negative('GST rate'))
    .max(100, fieldMessages.tooLarge('GST rate'))
    .required(fieldMessages.required('GST rate')),
  stock: stock().default(null),
  country_of_origin: requiredText('Country of origin', 80),
  shipping_weight_g: knownId('Shipping weight').nullable().default(null),
  is_new_arrival: flag(),
  is_must_try: flag(),
  is_best_of_all_time: flag(),
  is_published: boolean().default(true),
  benefits: array(requiredText('Benefit')).max(30).default([]),
  /** HTML; sanitised by the storefront before it is shown. */
  description: lines('Description'),
  ...labelFacts,
  /** Stored pictures in order; the first one is on the card. */
  pictures: array(
    object({
      id: requiredText('Picture', 64),
      view: requiredText('View', 20),
      alt_text: requiredText('Alternative text', 300),
    }),
  )
    .max(20)
    .default([]),
  home_picture_id: optionalText('Picture of the home page', 64).nullable().default(null),
  related_product_ids: ids('Related product'),
  other_product_ids: ids('Other product'),
  ...meta,
});
export type ProductFields = InferType<typeof productFields>;

export const categoryFields = object({
  name: requiredText('Name'),
  translations: translations(),
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

export const brandFields = object({
  name: requiredText('Name'),
  slug: slug(),
  about: lines('About'),
});

export const tagFields = object({
  name: requiredText('Name'),
  slug: slug(),
  /** Whether product cards show it as a badge. */
  is_badge: flag(),
});

export const formFields = object({ name: requiredText('Name'), slug: slug() });
