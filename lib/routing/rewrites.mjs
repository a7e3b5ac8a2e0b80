import { REVIEW_QUALITY_NAMES } from '../../contract/catalogue/review-qualities.ts';
import {
  inLanguage,
  LANGUAGE_CODES,
  LANGUAGES,
  OTHER_LANGUAGES,
} from '../../contract/shop/languages.ts';
import { allPages, pages } from '../../contract/shop/pages.ts';
import { eventListSegments, eventsAddress, everyEventList } from './event-list.ts';
import { OUTSIDE } from './page-patterns.ts';

/**
 * The surfaces of every page in every language: `web` with header and footer, `app`
 * (`?mobile=true`, inside the mobile app's webview) without. Each is rendered once and cached; the
 * URL in the browser stays.
 */
const IN_APP = [{ type: 'query', key: 'mobile', value: 'true' }];
const SURFACES = [...OTHER_LANGUAGES, 'en'].flatMap((language) => {
  const before = language === 'en' ? '' : `${language}-`;
  return [
    { surface: `${before}app`, language, has: IN_APP },
    { surface: `${before}web`, language, has: [] },
  ];
});

/** The prefixes of the languages in an expression: `/hi|/gu`. */
const PREFIXES = OTHER_LANGUAGES.map((code) => LANGUAGES[code].prefix).join('|');

/** Whole numbers in a listing URL; anything else falls through to the plain listing. */
const category = { type: 'query', key: 'category', value: '(?<category>[1-9]\\d{0,8})' };
const page = { type: 'query', key: 'page', value: '(?<page>[1-9]\\d{0,4})' };

/**
 * The finite listings as paths, so that each is a separate cached page. They are written as in
 * `lib/routing/listing.ts`; middleware.ts rewrites searches and filters. A listing without its name
 * redirects to the path with it.
 */
const LISTINGS = [
  { source: pages.shop.path, has: [category], listing: 'category~3D:category' },
  { source: withParams(pages.category.path), listing: 'category~3D:id~26slug~3D:slug' },
  { source: withParams(pages.brand.path), listing: 'of_brand~3D:id~26slug~3D:slug' },
  { source: `${withParams(pages.categoryOfId.path)}/:other?`, listing: 'category~3D:id' },
  { source: `${withParams(pages.brandOfId.path)}/:other?`, listing: 'of_brand~3D:id' },
].flatMap(({ source, has = [], listing }) => [
  { source, has: [...has, page], listing: `${listing}~26page~3D:page` },
  { source, has, listing },
]);
const WHOLE_SHOP = [
  { source: pages.shop.path, has: [page], listing: 'page~3D:page' },
  { source: pages.shop.path, has: [], listing: 'all' },
];

/** Returns a path whose parameters have only the values that a listing is rendered for. */
function withParams(path) {
  return path.replace(':id', ':id([1-9]\\d{0,8})').replace(':slug', ':slug([a-z0-9-]{1,200})');
}

/** The pages of a product's reviews as paths, for the same reason. */
const stars = { type: 'query', key: 'stars', value: '(?<stars>[1-5])' };
const mention = {
  type: 'query',
  key: 'mention',
  value: `(?<mention>${REVIEW_QUALITY_NAMES.join('|')})`,
};
const sort = { type: 'query', key: 'sort', value: '(?<sort>helpful|highest|lowest)' };
const REVIEW_PAGES = [[stars], [mention], []].flatMap((only) =>
  [[sort, page], [sort], [page], []].map((more) => {
    const has = [...only, ...more];
    const value = (choice, otherwise) => (has.includes(choice) ? `:${choice.key}` : otherwise);
    const which = only.length > 0 ? `:${only[0].key}` : 'all';
    return { has, list: `${which}/${value(sort, 'newest')}/${value(page, '1')}` };
  }),
);

/** The lists of the journal as paths: of one month or of all, by page. */
const month = {
  type: 'query',
  key: 'publish_filter',
  value: '(?<month>(?:0?[1-9]|1[0-2])-\\d{4})',
};
const JOURNAL_LISTS = [
  { has: [month, page], list: ':month/:page' },
  { has: [month], list: ':month/1' },
  { has: [page], list: 'all/:page' },
  { has: [], list: 'all/1' },
];

/** The choices of /event as paths. A default needs no query, so the most exact row comes first. */
const EVENT_LISTS = everyEventList()
  .map((choice) => {
    const { status, category } = eventListSegments(choice);
    const has = Object.entries(eventsAddress(choice)).flatMap(([key, value]) =>
      value ? [{ type: 'query', key, value }] : [],
    );
    return { has, list: `${status}/${category}` };
  })
  .sort((one, other) => other.has.length - one.has.length);

/** Pages that are drawn inside the checkout while their `next` leads back to it. */
const back = {
  type: 'query',
  key: 'next',
  value: `(?:${PREFIXES})?${pages.checkout.path}(?:\\?.*)?`,
};
const IN_CHECKOUT = allPages().flatMap(({ path, inCheckout }) =>
  inCheckout ? [{ source: path, folder: inCheckout }] : [],
);

/** The surfaces' internal paths are not public. */
const INTERNAL = SURFACES.flatMap(({ surface }) => [`${surface}/`, `${surface}$`]);
const NO_PAGES = [...OUTSIDE, ...INTERNAL].join('|');

/** Returns the rewrites of next.config.mjs; the first match wins. */
export function surfaceRewrites() {
  return SURFACES.flatMap(({ language, ...surface }) =>
    rewritesOf(surface).map((row) => ({ ...row, source: inLanguage(row.source, language) })),
  );
}

function rewritesOf({ surface, has }) {
  return [
    ...[...LISTINGS, ...WHOLE_SHOP].map((row) => ({
      source: row.source,
      has: [...has, ...row.has],
      destination: `/${surface}/listing/${row.listing}`,
    })),
    ...REVIEW_PAGES.map((row) => ({
      source: pages.productReviews.path,
      has: [...has, ...row.has],
      destination: `/${surface}${pages.productReviews.path}/${row.list}`,
    })),
    ...JOURNAL_LISTS.map((row) => ({
      source: pages.blogs.path,
      has: [...has, ...row.has],
      destination: `/${surface}/journal/${row.list}`,
    })),
    ...EVENT_LISTS.map((row) => ({
      source: pages.events.path,
      has: [...has, ...row.has],
      destination: `/${surface}/event-list/${row.list}`,
    })),
    ...IN_CHECKOUT.map(({ source, folder }) => ({
      source,
      has: [...has, back],
      destination: `/${surface}${folder}`,
    })),
    // middleware.ts rewrites the choice of cities.
    { source: pages.storeLocator.path, has, destination: `/${surface}/store-locator/all` },
    { source: pages.home.path, has, destination: `/${surface}` },
    {
      source: `/:path((?!${NO_PAGES}).*)`,
      has,
      destination: `/${surface}/:path`,
    },
  ];
}

/** Returns the static pages in every language, as sources of header rules. */
export function staticPages() {
  return allPages()
    .filter(({ access, drawnAt }) => access === 'public' && drawnAt !== null)
    .flatMap(({ path }) => LANGUAGE_CODES.map((code) => inLanguage(path, code)));
}
