import { array, type InferType, number, object, string } from 'yup';
import { endpoint } from '../kit/endpoint.ts';
import { anyText, done, id, maybePicture, picture, rupees, text } from '../kit/shapes.ts';
import { MAX_ID } from '../shop/limits.ts';
import { productFacts } from './product-facts.ts';

const feedProduct = object({
  id: id(),
  sku: text(),
  name: text(),
  /** HTML as staff wrote it; without what the page's meta adds about the delivery. */
  description: anyText(),
  brand_name: text(),
  /** Pack size as printed: `250 g`. */
  size: anyText(),
  /** The same for the same goods in other sizes; null without other sizes. */
  size_group: string().nullable().defined(),
  /** The names of its categories, root first. */
  category_path: array(text()).required(),
  pictures: array(picture).required(),
  product_price: rupees(),
  base_price: rupees(),
  /** The sale price that counts for it now; missing: none. */
  sale: object({
    /** The price before and after it. */
    standing_price: rupees(),
    /** ISO 8601, UTC. */
    starts_at: text(),
    ends_at: text(),
  })
    .default(undefined)
    .optional(),
  /** `null`: unknown. `0`: out of stock. */
  available_stock_quantity: number().integer().min(0).nullable().defined(),
  net_quantity: object({ value: number().positive().required(), unit: text() })
    .nullable()
    .defined(),
  facts: productFacts(),
});
export type FeedProduct = InferType<typeof feedProduct>;

const productAddress = object({
  id: id(),
  name: text(),
  picture: maybePicture(),
  /** When what the page says of it changed last (ISO 8601). Its stock and stars do not count. */
  updated_at: text(),
});
export type ProductAddress = InferType<typeof productAddress>;

/** Not in the specification. */
export const productFeedEndpoints = {
  listProductFeed: endpoint({
    summary: 'Products in the order of their ids, for the feeds of shopping services',
    method: 'GET',
    path: '/web/products/feed/',
    access: 'public',
    query: object({ after: number().integer().min(0).max(MAX_ID).default(0) }),
    answer: object({
      ...done,
      /** Those with a greater id than `after`, at most 500. */
      data: array(feedProduct).required(),
      /** The `after` of the next call; null beyond the last product. */
      next: number().integer().min(1).max(MAX_ID).nullable().defined(),
    }),
  }),
  listProductAddresses: endpoint({
    summary: 'Products for the sitemap: what their addresses are made of, picture, last change',
    method: 'GET',
    path: '/web/products/addresses/',
    access: 'public',
    query: object({ after: number().integer().min(0).max(MAX_ID).default(0) }),
    answer: object({
      ...done,
      /** Those with a greater id than `after`, at most 5,000; empty beyond the last one. */
      data: array(productAddress).required(),
      /** The greatest id of all products; 0 without any. */
      last_id: number().integer().min(0).max(MAX_ID).required(),
    }),
  }),
};
