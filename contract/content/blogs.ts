import { array, type InferType, number, object, string } from 'yup';
import { endpoint } from '../kit/endpoint.ts';
import { anyText, done, id, maybePicture, text } from '../kit/shapes.ts';
import { postTranslations } from '../kit/translations.ts';
import { homeProduct } from './home.ts';

export const blog = object({
  id: id(),
  title: text(),
  translations: postTranslations(),
  author: text(),
  excerpt: anyText(),
  /** HTML; sanitised by the storefront before it is shown. */
  content: text(),
  /** A picture object like every image field, despite its name. */
  banner_url: maybePicture(),
  /** ISO 8601, UTC. */
  published_at: text(),
  /** Not in the specification: metadata that staff wrote. */
  meta_title: text(),
  meta_description: text(),
});
export type Blog = InferType<typeof blog>;

/** Months that have posts, newest first. `publish_filter` is built from them: `3-2026`. */
const archiveYear = object({
  year: number().integer().required(),
  months: array(
    object({
      month: number().integer().min(1).max(12).required(),
      name: text(),
      count: number().integer().min(1).required(),
    }),
  ).required(),
});
export type ArchiveYear = InferType<typeof archiveYear>;

const neighbour = object({ id: id(), title: text(), translations: postTranslations() })
  .nullable()
  .defined();

export const blogEndpoints = {
  listBlogs: endpoint({
    summary: 'Posts, newest first, 9 a page, of all time or of one month',
    method: 'GET',
    path: '/blogs/',
    access: 'public',
    query: object({
      page: number().integer().min(1).max(100_000).default(1),
      /** `month-year`, India time. */
      publish_filter: string()
        .matches(/^(0?[1-9]|1[0-2])-\d{4}$/, 'publish_filter must be month-year')
        .optional(),
    }),
    answer: object({
      ...done,
      blogs: array(blog).required(),
      page: number().integer().min(1).required(),
      total_pages: number().integer().min(1).required(),
      filters: array(archiveYear).required(),
    }),
  }),
  getBlog: endpoint({
    summary: 'One post, its neighbours in time, and the products it is about',
    method: 'GET',
    path: '/blogs/{id}/',
    access: 'public',
    answer: object({
      ...done,
      blogData: blog,
      nextPost: neighbour,
      previousPost: neighbour,
      /** Not in the specification: at most 4 products of the category the post belongs to. */
      related_products: array(homeProduct).required(),
    }),
  }),
};
