import { array, type InferType, mixed, object, string } from 'yup';
import { productListItem } from '../catalogue/catalogue.ts';
import { productDetail } from '../catalogue/product.ts';
import { givenFields, MAX_ENTRY_BYTES } from '../kit/desk.ts';
import { endpoint } from '../kit/endpoint.ts';
import { oneOf, requiredOneOf } from '../kit/fields.ts';
import { done, text } from '../kit/shapes.ts';
import { LANGUAGE_CODES } from '../shop/languages.ts';
import { blog } from './blogs.ts';
import { CONTENT_PAGES, type ContentPageKey, contentPage } from './content.ts';
import { banner, homeProduct, statistic } from './home.ts';
import { pageSection } from './home-page.ts';

/** What can be looked at in its real page before it is saved, named as in the trail. */
const PREVIEW_KINDS = ['post', 'page', 'product', 'home_section', 'banner'] as const;
export type PreviewKind = (typeof PREVIEW_KINDS)[number];

/** The number of a preview and its signature. */
const PREVIEW_TOKEN = /^\d{1,15}-[\da-f]{64}$/;

/** What the page displays; the field of its kind is there, in the shape of the public call. */
const previewed = object({
  post: object({ blogData: blog, related_products: array(homeProduct).required() })
    .default(undefined)
    .optional(),
  page: contentPage
    .shape({ key: mixed<ContentPageKey>().oneOf(CONTENT_PAGES).required() })
    .default(undefined)
    .optional(),
  product: object({
    product: productDetail,
    related: array(productListItem).required(),
    others: array(productListItem).required(),
  })
    .default(undefined)
    .optional(),
  home: object({
    sections: array(pageSection).required(),
    banners: array(banner).required(),
    lower_banners: array(banner).required(),
    statistics: array(statistic).required(),
  })
    .default(undefined)
    .optional(),
});
export type Previewed = InferType<typeof previewed>;

/** The calls behind the preview of staff. */
export const previewEndpoints = {
  makePreview: endpoint({
    summary: 'Keep filled in fields for a day, to be looked at in the real page; for staff',
    method: 'POST',
    path: '/staff/previews/',
    access: 'staff',
    role: ['catalogue', 'texts'],
    body: object({
      kind: requiredOneOf('Kind', PREVIEW_KINDS),
      /** The entry that the fields are of; missing: a new one. */
      id: string().max(64).optional(),
      fields: givenFields(object()),
    }),
    maxBytes: MAX_ENTRY_BYTES,
    /** A path of the shop, which opens for whoever has it. */
    answer: object({ ...done, path: text() }),
  }),
  getPreview: endpoint({
    summary: 'What a signed preview displays',
    method: 'GET',
    path: '/previews/{token}/',
    access: 'public',
    params: object({ token: string().matches(PREVIEW_TOKEN).required() }),
    query: object({ language: oneOf('Language', LANGUAGE_CODES).default('en') }),
    answer: object({ ...done, data: previewed }),
  }),
};
