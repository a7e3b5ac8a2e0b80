import type { InferType } from 'yup';
import { array, boolean, mixed, number, object, string } from 'yup';
import { endpoint } from './endpoint.ts';
import { MAX_ID, MAX_SEARCH_LENGTH } from './limits.ts';
import { picture } from './picture.ts';
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
} from './shapes.ts';

const averageRating = object({
  average_rating: number().min(0).max(5).required(),
  review_count: number().integer().min(0).required(),
});

export const productListItem = object({
  id: id(),
  name: text(),
  /** Pack size as printed: `250 g`, `4 x 75 g`. */
  size: anyText(),
  brand_name: text(),
  image1: maybePicture(),
  /** What the shopper pays, GST included. */
  product_price: rupees(),
  /** The catalogue price (MRP), shown struck through when it is higher. */
  base_price: rupees(),
  /** `null`: unknown. `0`: out of stock. */
  available_stock_quantity: number().integer().min(0).nullable().defined(),
  product_tag_list: array(named).required(),
  average_rating: averageRating,
  /** True only where the shopper is known and wished for it; public lists say false. */
  is_wished: boolean().required(),
});
export type ProductListItem = InferType<typeof productListItem>;

/** Nested to three levels. */
export interface Category {
  id: number;
  name: string;
  metatitle: string;
  metadescription: string;
  metakeywords: string;
  web_image: InferType<typeof picture> | null;
  /** Place among the 15 featured categories, or null. */
  featured_order: number | null;
  children: Category[];
}

const categoryFields = {
  id: id(),
  name: text(),
  metatitle: text(),
  metadescription: text(),
  metakeywords: text(),
  web_image: maybePicture(),
  featured_order: number().integer().nullable().defined(),
};
const leaf = object({
  ...categoryFields,
  children: array(mixed<Category>().required()).max(0).required(),
});
const branch = object({ ...categoryFields, children: array(leaf).required() });
const root = object({ ...categoryFields, children: array(branch).required() });

export const categoryBanner = object({
  title: text(),
  text: anyText(),
  web_banner: maybePicture(),
  mobile_banner: maybePicture(),
});
export type CategoryBanner = InferType<typeof categoryBanner>;

const facetValue = object({ id: id(), name: text(), count: number().integer().min(0).required() });
const originValue = object({ name: text(), count: number().integer().min(0).required() });

/** Every filter value with its count within the current result. */
export const facets = object({
  tags: array(facetValue).required(),
  product_foams: array(facetValue).required(),
  brands: array(facetValue).required(),
  countries: array(originValue).required(),
  price: object({ min: rupees(), max: rupees() }),
  in_stock: number().integer().min(0).required(),
});
export type Facets = InferType<typeof facets>;

/** `base_price` is the specification's; the country order is asked by Rule 6(10A), see docs/decisions. */
export const ORDERINGS = [
  'base_price',
  '-base_price',
  'country_of_origin',
  '-country_of_origin',
] as const;
export type Ordering = (typeof ORDERINGS)[number];

export const productListQuery = object({
  page: number().integer().min(1).max(100_000).default(1),
  category_id: number().integer().positive().max(MAX_ID).optional(),
  category_name: string().trim().max(100).optional(),
  ordering: mixed<Ordering>().oneOf(ORDERINGS).optional(),
  brand: idList(),
  product_tag: idList(),
  product_foam: idList(),
  country_of_origin: textList(),
  prod_search: string().trim().max(MAX_SEARCH_LENGTH).optional(),
  /** Bounds on `product_price` in rupees, both included. */
  price_min: number().min(0).max(10_000_000).optional(),
  price_max: number().min(0).max(10_000_000).optional(),
  in_stock: boolean().optional(),
});
export type ProductListQuery = InferType<typeof productListQuery>;

export const productListAnswer = object({
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
});
export type ProductListAnswer = InferType<typeof productListAnswer>;

export const review = object({
  name: text(),
  rating: number().integer().min(1).max(5).required(),
  review: anyText(),
  /** ISO 8601, UTC. */
  created_at: text(),
  is_verified_buyer: boolean().required(),
});
export type Review = InferType<typeof review>;

const stars = () => number().integer().min(0).required();

export const productDetail = object({
  id: id(),
  name: text(),
  size: anyText(),
  images: array(object({ picture, alt_text: text(), view: text() })).required(),
  /** An absolute path to a JPEG of at most 300 kB for link previews, or null. */
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
  available_stock_quantity: number().integer().min(0).nullable().defined(),
  average_rating: averageRating,
  /** The newest reviews, at most 6. */
  rating_review_data: array(review).required(),
  /** How many reviews gave 1 to 5 stars. */
  star_distribution: object({ 1: stars(), 2: stars(), 3: stars(), 4: stars(), 5: stars() }),
  is_wished: boolean().required(),
  product_websites: array(object({ name: text(), url: text() })).required(),
  product_tag_list: array(named).required(),
  product_foam: named.nullable().defined(),
  category_path: array(named).required(),
  /** Label facts, asked of every online seller by the Packaged Commodities Rules 2011, rule 6(10). */
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
  /** true vegetarian, false not, null not a food. */
  veg: boolean().nullable().defined(),
  licence: object({ type: text(), number: text() }).nullable().defined(),
  country_of_origin: text(),
  manufacturer: object({ name: text(), address: text() }).nullable().defined(),
  importer: object({ name: text(), address: text() }).nullable().defined(),
});
export type ProductDetail = InferType<typeof productDetail>;

const namedList = object({ ...done, data: array(named).required() });

export const catalogueEndpoints = {
  listCategories: endpoint({
    summary: 'All categories as a tree',
    method: 'GET',
    path: '/categories/',
    access: 'public',
    query: object({ list: boolean().optional() }),
    answer: object({ ...done, categories: array(root).required() }),
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
    answer: namedList,
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
  listProductsOfCategory: endpoint({
    summary: 'Packing materials (category 490)',
    method: 'GET',
    path: '/products',
    access: 'public',
    query: object({ categoryID: number().integer().positive().max(MAX_ID).required() }),
    answer: object({ ...done, data: object({ products: array(productListItem).required() }) }),
  }),
};
