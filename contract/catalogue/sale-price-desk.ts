import { array, boolean, object } from 'yup';
import { inOtherLanguages, knownId, moment, wholeNumber } from '../kit/desk-fields.ts';
import { givenRupees, oneOf, optionalText, requiredText } from '../kit/fields.ts';
import { resource } from '../kit/resource.ts';
import { count } from '../kit/shapes.ts';
import type { TranslatedSalePrice } from '../kit/translations.ts';
import { fieldMessages } from '../messages/fields.ts';
import { salePriceMessages } from '../messages/staff-sale-prices.ts';

const MAX_PERCENT = 99;
/** Products that are named one by one; more of them share a category or a brand. */
const MAX_PRODUCTS = 1_000;
const MAX_GROUPS = 100;

const ids = (label: string, max: number) =>
  array(knownId(label).required(fieldMessages.notValid(label)))
    .max(max)
    .default([]);

/** The page says its name as a badge. */
const MAX_NAME = 40;

/** What staff write about a sale price. Money in rupees. */
const salePriceFields = object({
  name: requiredText('Name', MAX_NAME),
  /** Of the standing price, rounded to the rupee. */
  percent: wholeNumber('Percent')
    .min(1, fieldMessages.notValid('Percent'))
    .max(MAX_PERCENT, fieldMessages.tooLarge('Percent'))
    .nullable()
    .default(null),
  /** Of each of its goods; dearer than the standing price, it does not count. */
  price: givenRupees('Price')
    .moreThan(0, fieldMessages.notValid('Price'))
    .nullable()
    .default(null)
    .test('one-of-two', salePriceMessages.percentOrPrice, function isOneOfTwo(price) {
      return (price === null) !== (this.parent.percent === null);
    }),
  /** ISO 8601. */
  starts_at: moment('From').required(fieldMessages.required('From')),
  ends_at: moment('Until')
    .required(fieldMessages.required('Until'))
    .test('after-the-start', salePriceMessages.endsBeforeItBegins, function isAfterStart(end) {
      return !(Date.parse(end) <= Date.parse(this.parent.starts_at));
    }),
  product_ids: ids('Product', MAX_PRODUCTS).test(
    'some-goods',
    salePriceMessages.noGoods,
    function hasGoods(products) {
      const { category_ids: categories, brand_ids: brands } = this.parent;
      return [products, categories, brands].some((chosen) => chosen && chosen.length > 0);
    },
  ),
  /** With those below them; where brands are named too, goods of these brands in these categories. */
  category_ids: ids('Category', MAX_GROUPS),
  brand_ids: ids('Brand', MAX_GROUPS),
  translations: inOtherLanguages<TranslatedSalePrice>((language) => ({
    name: optionalText(`Name in ${language}`, MAX_NAME),
  })),
  is_active: boolean().default(true),
});

const SALE_PRICE_STATES = ['planned', 'running', 'ended'] as const;

/** Goods at a lower price from one moment until another. */
export const salePriceResource = resource({
  name: 'sale-prices',
  one: 'Sale price',
  many: 'Sale prices',
  kind: 'sale_price',
  what: 'sale prices',
  fields: salePriceFields,
  row: ['name', 'percent', 'price', 'starts_at', 'ends_at', 'is_active'],
  more: { state: oneOf('State', SALE_PRICE_STATES).required(), products: count() },
  searches: ['name'],
  filters: { state: oneOf('State', SALE_PRICE_STATES).optional() },
  sort: ['starts_at', 'ends_at', 'name'],
  moves: { end: 'End a sale price: its goods cost what they did; for staff' },
});
