import { array, boolean, type InferType, mixed, number, object, string } from 'yup';
import { cardFacts } from '../catalogue/product-facts.ts';
import { endpoint } from '../kit/endpoint.ts';
import { anyText, done, id, maybePicture, rupees, text } from '../kit/shapes.ts';
import { homeTranslations, postTranslations } from '../kit/translations.ts';
import { SHOP_SLUG } from '../shop/shop-names.ts';

export const banner = object({
  id: id(),
  title: anyText(),
  content: anyText(),
  alt_text: text(),
  /** Wide art, 16:6. Never contains text. */
  image: maybePicture(),
  /** Tall art for phones, 4:5. */
  mobile_image: maybePicture(),
  /** Name of the background colour, displayed until the art arrives. */
  ground: text(),
  /** What the button says: `Shop ghee`. */
  action: string().optional(),
  /** A path of this site that the button leads to; null: the product, the category or the shop. */
  link: string().nullable().optional(),
  category_id: number().integer().nullable().defined(),
  product_id: number().integer().nullable().defined(),
  products: object({ name: text() }).nullable().defined(),
  translations: homeTranslations(),
});
export type Banner = InferType<typeof banner>;

export const homeProduct = object({
  product: object({
    id: id(),
    name: text(),
    image1: maybePicture(),
    /** Not in the specification: lets a card offer the purchase, see `catalogue.ts`. */
    size: anyText(),
    making: string().optional(),
    veg: boolean().nullable().optional(),
    facts: cardFacts(),
    product_price: rupees(),
    base_price: rupees(),
    available_stock_quantity: number().integer().min(0).nullable().defined(),
    product_tag_list: array(object({ id: id(), name: text() })).required(),
    average_rating: object({
      average_rating: number().required(),
      review_count: number().integer().required(),
    }),
  }),
  home_image: maybePicture(),
});
export type HomeProduct = InferType<typeof homeProduct>;

const SECTION_KEYS = [
  'about',
  'certificates',
  'awards',
  'licences',
  'non_gmo',
  'services',
] as const;
export type SectionKey = (typeof SECTION_KEYS)[number];

const homeSection = object({
  id: id(),
  /** The key of the section; the specification distinguishes sections by label. */
  key: mixed<SectionKey>().oneOf(SECTION_KEYS).required(),
  label: text(),
  description: anyText(),
  image: maybePicture(),
  images: array(
    object({
      image: maybePicture(),
      title: text(),
      text: anyText(),
      /** A path of this site, or null. */
      link: string().nullable().defined(),
    }),
  ).required(),
  is_visible_on_website: boolean().required(),
});
export type HomeSection = InferType<typeof homeSection>;

const homeBlog = object({
  id: id(),
  title: text(),
  translations: postTranslations(),
  banner: maybePicture(),
  /** ISO 8601, UTC. */
  published_at: text(),
});
export type HomeBlog = InferType<typeof homeBlog>;

export const statistic = object({
  id: id(),
  name: text(),
  value: text(),
  /** The texts `title` and `text` are its name and value. */
  translations: homeTranslations(),
});
export type Statistic = InferType<typeof statistic>;

const sections = object({ ...done, data: array(homeSection).required() });

const products = object({ ...done, data: array(homeProduct).required() });

export const homeEndpoints = {
  listBanners: endpoint({
    summary: 'Banners of the home carousel',
    method: 'GET',
    path: '/ecommerce/banners/',
    access: 'public',
    query: object({ sequence: mixed<'Upper' | 'Lower'>().oneOf(['Upper', 'Lower']).optional() }),
    answer: object({ ...done, data: array(banner).required() }),
  }),
  listSections: endpoint({
    summary: 'Home sections: upper is about and certificates, lower is awards and licences',
    method: 'GET',
    path: `/${SHOP_SLUG}-section/`,
    access: 'public',
    query: object({ type: mixed<'upper' | 'lower'>().oneOf(['upper', 'lower']).required() }),
    answer: sections,
  }),
  listLowerSections: endpoint({
    summary: 'Home sections at the foot: non-GMO and services',
    method: 'GET',
    path: '/lower-section/',
    access: 'public',
    answer: sections,
  }),
  listNewArrivals: endpoint({
    summary: 'Try Our New Products',
    method: 'GET',
    path: '/newarrival/list',
    access: 'public',
    answer: products,
  }),
  listMustTry: endpoint({
    summary: 'Must Try',
    method: 'GET',
    path: '/musttry/list',
    access: 'public',
    answer: products,
  }),
  listBestOfAllTime: endpoint({
    summary: 'All Time Best Sellers',
    method: 'GET',
    path: '/bestofalltime/list',
    access: 'public',
    answer: products,
  }),
  listHomeBlogs: endpoint({
    summary: 'The newest posts, at most 8',
    method: 'GET',
    path: '/home/blogs/',
    access: 'public',
    answer: object({ ...done, data: array(homeBlog).required() }),
  }),
  listStatistics: endpoint({
    summary: 'Counters of the home page',
    method: 'GET',
    path: '/statistics-section/',
    access: 'public',
    answer: object({ ...done, data: array(statistic).required() }),
  }),
};
