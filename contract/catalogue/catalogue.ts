import { array, boolean, type InferType, mixed, number, object, string } from 'yup';
import { endpoint } from '../kit/endpoint.ts';
import {
  anyText,
  done,
  id,
  idList,
  maybePicture,
  named,
  rupees,
  text,
  textList,
} from '../kit/shapes.ts';
import { translations } from '../kit/translations.ts';
import { MAX_ID, MAX_SEARCH_LENGTH } from '../shop/limits.ts';
import { brand } from './brand.ts';
import { category, categoryBanner } from './category.ts';
import { facets } from './facets.ts';
import { isOrdering, type Ordering } from './orderings.ts';
import { productDetail, ratingSummary } from './product.ts';
import { cardFacts } from './product-facts.ts';
import { listedSearch } from './search.ts';

export const productListItem = object({
  id: id(),
  name: text(),
  translations: translations(),
  /** Pack size as printed: `250 g`, `4 x 75 g`. */
  size: anyText(),
  /** How it was made, in a few words: `Stone ground`. */
  making: string().optional(),
  /** True: vegetarian; false: not vegetarian; null: not a food. */
  veg: boolean().nullable().optional(),
  facts: cardFacts(),
  brand_name: text(),
  image1: maybePicture(),
  /** The selling price, GST included. */
  product_price: rupees(),
  /** The catalogue price (MRP), displayed struck through when it is higher. */
  base_price: rupees(),
  /** `null`: unknown. `0`: out of stock. */
  available_stock_quantity: number().integer().min(0).nullable().defined(),
  product_tag_list: array(named).required(),
  average_rating: ratingSummary,
  /** Whether the product is in a known shopper's wishlist; always false in public lists. */
  is_wished: boolean().required(),
});
export type ProductListItem = InferType<typeof productListItem>;

export const productListQuery = object({
  page: number().integer().min(1).max(100_000).default(1),
  category_id: number().integer().positive().max(MAX_ID).optional(),
  category_name: string().trim().max(100).optional(),
  /** One of `ORDERINGS`, or one by a fact; an unknown fact is the usual order. */
  ordering: mixed<Ordering>((text): text is Ordering => isOrdering(String(text))).optional(),
  /** Categories of the first level, each with all below it; not in the specification. */
  category_ids: idList(),
  brand: idList(),
  product_tag: idList(),
  product_foam: idList(),
  country_of_origin: textList(),
  prod_search: string().trim().max(MAX_SEARCH_LENGTH).optional(),
  /** Bounds on `product_price` in rupees, both included. */
  price_min: number().min(0).max(10_000_000).optional(),
  price_max: number().min(0).max(10_000_000).optional(),
  in_stock: boolean().optional(),
  /** Chosen values of facts: `roast:dark`, and bounds: `altitude_min:900`. Not in the specification. */
  facts: textList(),
});
export type ProductListQuery = InferType<typeof productListQuery>;

const productListAnswer = object({
  ...done,
  page: number().integer().required(),
  /** 24 products a page. At least 1, also for an empty result. */
  total_pages: number().integer().min(1).required(),
  total_count: number().integer().min(0).required(),
  data: object({ data: array(productListItem).required() }),
  category_banners: array(categoryBanner).required(),
  /** The chosen category, root first; empty without one. */
  category_path: array(named).required(),
  facets,
  /** The facts by which it can be ordered. */
  fact_orders: array(
    object({ key: text(), name: text(), translations: translations() }),
  ).optional(),
  ...listedSearch,
});
export type ProductListAnswer = InferType<typeof productListAnswer>;

const namedList = object({ ...done, data: array(named).required() });

export const catalogueEndpoints = {
  listCategories: endpoint({
    summary: 'All categories as a tree',
    method: 'GET',
    path: '/categories/',
    access: 'public',
    query: object({ list: boolean().optional() }),
    answer: object({ ...done, categories: array(category).required() }),
  }),
  listProducts: endpoint({
    summary: 'Products, filtered, searched, ordered and paged',
    method: 'GET',
    path: '/web/products/list/',
    access: 'public',
    query: productListQuery,
    answer: productListAnswer,
  }),
  getProduct: endpoint({
    summary: 'One product',
    method: 'GET',
    path: '/web/single/product/{id}/',
    access: 'public',
    answer: object({ ...done, data: productDetail }),
  }),
  listProductTags: endpoint({
    summary: 'All tags',
    method: 'GET',
    path: '/web/product-tags/list/',
    access: 'public',
    answer: namedList,
  }),
  listProductFoams: endpoint({
    summary: 'All product forms',
    method: 'GET',
    path: '/web/product-foams/list/',
    access: 'public',
    answer: namedList,
  }),
  listBrands: endpoint({
    summary: 'All brands',
    method: 'GET',
    path: '/web/brand/list/',
    access: 'public',
    answer: object({ ...done, data: array(brand).required() }),
  }),
  listRelatedProducts: endpoint({
    summary: 'Products that go with one, and others worth a look',
    method: 'GET',
    path: '/api/related-other-products/',
    access: 'public',
    query: object({ product_id: number().integer().positive().max(MAX_ID).required() }),
    answer: object({
      ...done,
      /** Always one entry. */
      RelatedOtherProducts: array(
        object({
          related_product_details: array(productListItem).required(),
          other_product_details: array(productListItem).required(),
          product_details: named,
        }),
      )
        .length(1)
        .required(),
    }),
  }),
  listBoughtProducts: endpoint({
    summary: 'What the customer has bought, the last first; beside the specification',
    method: 'GET',
    path: '/web/products/bought/',
    access: 'customer',
    answer: object({ ...done, data: array(productListItem).required() }),
  }),
  listProductsOfCategory: endpoint({
    summary: 'Packing materials (category 490)',
    method: 'GET',
    path: '/products',
    access: 'public',
    query: object({ categoryID: number().integer().positive().max(MAX_ID).required() }),
    answer: object({ ...done, data: object({ products: array(productListItem).required() }) }),
  }),
};
