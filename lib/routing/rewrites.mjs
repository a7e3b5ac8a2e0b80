/**
 * Two surfaces of every page: `web` with header and footer, `app` (`?mobile=true`, inside the mobile
 * app's webview) without. Both are rendered once and cached; the address the shopper sees stays.
 */
const SURFACES = [
  { surface: 'app', has: [{ type: 'query', key: 'mobile', value: 'true' }] },
  { surface: 'web', has: [] },
];

/** Whole numbers of a listing address; anything else falls through to the plain listing. */
const category = { type: 'query', key: 'category', value: '(?<category>[1-9]\\d{0,8})' };
const page = { type: 'query', key: 'page', value: '(?<page>[1-9]\\d{0,4})' };

/**
 * The finite listings of /shop as paths, so that each is a cached page of its own. They are spelled
 * as in `lib/routing/listing.ts`; searches and filters are rewritten by middleware.ts.
 */
const LISTINGS = [
  { has: [category, page], listing: 'category~3D:category~26page~3D:page' },
  { has: [category], listing: 'category~3D:category' },
  { has: [page], listing: 'page~3D:page' },
  { has: [], listing: 'all' },
];

/** The pages of a product's reviews as paths, for the same reason. */
const REVIEWS = '/products/:id/reviews/:slug';
const REVIEW_PAGES = [
  { has: [page], number: ':page' },
  { has: [], number: '1' },
];

/** What is no page: calls, files, and the surfaces' own paths. The files are those of middleware.ts. */
const OUTSIDE =
  'api/|_next/|media/|demo/pay/|art/|fonts/|web/|web$|app/|app$|[\\w-]+\\.(?:svg|png|ico|txt|xml|webmanifest)$';

/** The rewrites of next.config.mjs, first match wins. */
export function surfaceRewrites() {
  return SURFACES.flatMap(({ surface, has }) => [
    ...LISTINGS.map((row) => ({
      source: '/shop',
      has: [...has, ...row.has],
      destination: `/${surface}/listing/${row.listing}`,
    })),
    ...REVIEW_PAGES.map((row) => ({
      source: REVIEWS,
      has: [...has, ...row.has],
      destination: `/${surface}${REVIEWS}/${row.number}`,
    })),
    { source: '/', has, destination: `/${surface}` },
    {
      source: `/:path((?!${OUTSIDE}).*)`,
      has,
      destination: `/${surface}/:path`,
    },
  ]);
}
