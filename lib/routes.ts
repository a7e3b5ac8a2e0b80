import type { FilterAddress } from '@/contract/catalogue/listing-filters';
import { splitLanguage } from '@/contract/shop/languages';
import { PROFILE_SECTIONS, pagePath } from '@/contract/shop/page-path';
import { onSurface, surfaceOf } from './surface';

/*
 * The paths of the shop's pages, from `contract/shop/pages.ts`: those of texts and enquiries are in
 * `content-routes.ts`, those of links in messages in `link-routes.ts`, those of staff in `staff-routes.ts`. No other file writes one by hand.
 */

/** The query of a listing. */
export interface ListingQuery extends FilterAddress {
  page?: number;
  search?: string;
  sort?: string;
}

/** The query of /shop: the specification lets links name a category or a brand. */
export interface ShopAddress extends ListingQuery {
  category_name?: string;
  brand_name?: string;
}

/** What the path of a category or brand is made of. */
interface Named {
  id: number;
  name: string;
}

export interface ReviewsAddress {
  page?: number | undefined;
  /** Only reviews with this number of stars. */
  stars?: number | undefined;
  /** Only reviews that mention it. */
  mention?: string | undefined;
  sort?: string | undefined;
}

export interface OrdersAddress {
  page?: number;
  page_size?: number;
  sort?: string;
  search?: string;
}

/**
 * Returns a slug that is never empty: `Gir Cow A2 Ghee (500 ml)` → `gir-cow-a2-ghee-500-ml`; the
 * fallback for a name without Latin letters.
 */
export function slugify(name: string, fallback = 'product'): string {
  const slug = name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return slug || fallback;
}

/** Returns a path with a query; empty, false and missing values have no parameter. */
export function withQuery(path: string, query: Record<string, unknown>): string {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== '' && one !== false) params.append(key, String(one));
    }
  }
  const text = params.toString();
  return text ? `${path}?${text}` : path;
}

/** Returns a listing with its query; page 1 has no `page` parameter. */
const listingPath = (path: string, query: ListingQuery): string =>
  withQuery(path, { ...query, page: query.page === 1 ? undefined : query.page });

/** Returns the path of a section of /profile, after a query. */
const profileSection = (section: keyof typeof PROFILE_SECTIONS, query = {}): string =>
  `${withQuery(pagePath('profile'), query)}#${PROFILE_SECTIONS[section]}`;

export const routes = {
  home: () => pagePath('home'),
  shop: (address: ShopAddress = {}) => listingPath(pagePath('shop'), address),
  /** The category with all below it; the query is what a shopper has chosen on top. */
  category: ({ id, name }: Named, query: ListingQuery = {}) =>
    listingPath(pagePath('category', { id, slug: slugify(name, 'category') }), query),
  brand: ({ id, name }: Named, query: ListingQuery = {}) =>
    listingPath(pagePath('brand', { id, slug: slugify(name, 'brand') }), query),
  product: (id: number, name: string) => pagePath('product', { id, slug: slugify(name) }),
  /** Omitted values are all reviews, the newest first. */
  productReviews: (id: number, name: string, { page, ...choice }: ReviewsAddress = {}) =>
    withQuery(pagePath('productReviews', { id, slug: slugify(name) }), {
      ...choice,
      page: page === 1 ? undefined : page,
    }),
  writeReview: (id: number) => pagePath('writeReview', { id }),
  /** The form for one mail when the product is back in stock. */
  stockAlert: (id: number) => pagePath('stockAlert', { id }),
  cart: () => pagePath('cart'),
  /** The delivery enquiry; its form adds the PIN code and the path to return to. */
  delivery: () => pagePath('delivery'),
  /** `address`: the one that is chosen. */
  checkout: (query: { address?: number } = {}) => withQuery(pagePath('checkout'), query),
  /** Where a store is chosen, to collect the order there. */
  collect: () => pagePath('collect'),
  /** The page that leads to the gateway; `txnid` is the shop's own id of the payment. */
  pay: (txnid: string) => pagePath('pay', { txnid }),
  /** The page that shoppers return to from the gateway. */
  paid: (txnid: string) => pagePath('paid', { txnid }),
  wishlist: () => pagePath('wishlist'),
  /** `next` is the path to return to after the login. */
  login: (next?: string) => withQuery(pagePath('login'), { next }),
  /** `next` as for `login`. */
  signup: (next?: string) => withQuery(pagePath('signup'), { next }),
  resetPassword: () => pagePath('resetPassword'),
  updatePassword: () => pagePath('updatePassword'),
  profile: () => pagePath('profile'),
  editProfile: () => pagePath('editProfile'),
  /** Omitted parameters have their defaults: the first page of the whole list. */
  orders: (query: OrdersAddress = {}) => profileSection('orders', query),
  order: (id: number) => pagePath('order', { id }),
  askForReturn: (id: number) => pagePath('askForReturn', { id }),
  addresses: () => profileSection('addresses'),
  /** The new address replaces `id` or changes `contact_id`; `next` is the path to return to. */
  addAddress: (query: { id?: number; contact_id?: number; next?: string } = {}) =>
    withQuery(pagePath('addAddress'), query),
  editAddress: (id: number, next?: string) => withQuery(pagePath('editAddress', { id }), { next }),
  membershipPlans: () => pagePath('membershipPlans'),
  /** `txnid` names a purchase in progress; without it a new one begins. */
  membershipPayment: (query: { plan?: string; txnid?: string } = {}) =>
    withQuery(pagePath('membershipPayment'), query),
  membership: () => profileSection('membership'),
  appointments: () => profileSection('appointments'),
  giftCard: () => pagePath('giftCard'),
  dashboard: () => pagePath('dashboard'),
  notFound: () => pagePath('notFound'),
} as const;

/** Returns the page after saving an address: at the checkout the address is chosen. */
export function pageAfterSaving(next: string, id: number): string {
  if (!isCheckout(next)) return next;
  return onSurface(routes.checkout({ address: id }), surfaceOf(next));
}

/** Whether a path, with or without a query, is the checkout. */
export function isCheckout(href: string): boolean {
  return splitLanguage(href).path.replace(/[?#].*$/s, '') === routes.checkout();
}

/** `URL.parse` is missing in browsers of the floor. */
function parseUrl(value: string, base: string): URL | undefined {
  try {
    return new URL(value, base);
  } catch {
    return undefined;
  }
}

/**
 * Returns a path of this site, or the fallback. Refuses other origins, `//host`, backslashes and
 * control characters, so that no `next` field can redirect a shopper to another site.
 */
export function safePath(value: unknown, fallback: string): string {
  if (typeof value !== 'string' || value.length > 2000) return fallback;
  if (!/^\/(?![/\\])/.test(value) || /[\p{Cc}\\]/u.test(value)) return fallback;
  const base = 'http://shop.invalid';
  const url = parseUrl(value, base);
  // The URL parser has resolved dots: `/..//host` has become `//host`.
  if (!url || url.origin !== base || url.pathname.startsWith('//')) return fallback;
  return url.pathname + url.search + url.hash;
}
