import type { FilterAddress } from '@/contract/listing-filters';
import { pagePaths } from '@/contract/page-paths';
import type { PageParams } from '@/contract/pages';
import { fillPath, PROFILE_SECTIONS } from '@/contract/pages';

/* The paths of all pages, from `contract/pages.ts`. No other file writes one by hand. */

export type Surface = 'web' | 'app';

export interface ShopAddress extends FilterAddress {
  page?: number;
  category?: number;
  category_name?: string;
  search?: string;
  sort?: string;
}

export interface BlogsAddress {
  page?: number;
  /** A month and year: `3-2026`. */
  publish_filter?: string;
}

/** Omitted values are the defaults of the specification. */
export interface EventsAddress {
  status?: string;
  category?: string;
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

/** Returns the path of a page. */
function pagePath<Name extends keyof typeof pagePaths>(
  name: Name,
  ...params: PageParams<Name>
): string {
  return fillPath(pagePaths[name], params[0]);
}

/** Returns the path of a section of /profile, after a query. */
const profileSection = (section: keyof typeof PROFILE_SECTIONS, query = {}): string =>
  `${withQuery(pagePath('profile'), query)}#${PROFILE_SECTIONS[section]}`;

/** Adds `page` to a path; page 1 has none. */
const withPage = (path: string, page: number): string =>
  withQuery(path, { page: page === 1 ? undefined : page });

export const routes = {
  home: () => pagePath('home'),
  /** Page 1 has no `page` parameter. */
  shop: (address: ShopAddress = {}) =>
    withQuery(pagePath('shop'), {
      ...address,
      page: address.page === 1 ? undefined : address.page,
    }),
  product: (id: number, name: string) => pagePath('product', { id, slug: slugify(name) }),
  productReviews: (id: number, name: string, page = 1) =>
    withPage(pagePath('productReviews', { id, slug: slugify(name) }), page),
  cart: () => pagePath('cart'),
  /** The delivery enquiry; its form adds the PIN code and the path to return to. */
  delivery: () => pagePath('delivery'),
  checkout: () => pagePath('checkout'),
  /** The page that leads to the gateway; `txnid` is the shop's own id of the payment. */
  pay: (txnid: string) => pagePath('pay', { txnid }),
  /** The page that shoppers return to from the gateway. */
  paid: (txnid: string) => pagePath('paid', { txnid }),
  wishlist: () => pagePath('wishlist'),
  /** `next` is the path to return to after the login. */
  login: (next?: string) => withQuery(pagePath('login'), { next }),
  signup: () => pagePath('signup'),
  resetPassword: () => pagePath('resetPassword'),
  resetPasswordLink: (token: string) => pagePath('resetPasswordLink', { token }),
  /** The path of the page without its token; the page opens only by its link. */
  confirmEmail: () => pagePath('confirmEmailLink', { token: '' }).slice(0, -1),
  confirmEmailLink: (token: string) => pagePath('confirmEmailLink', { token }),
  updatePassword: () => pagePath('updatePassword'),
  profile: () => pagePath('profile'),
  editProfile: () => pagePath('editProfile'),
  /** Omitted parameters have their defaults: the first page of the whole list. */
  orders: (query: OrdersAddress = {}) => profileSection('orders', query),
  order: (id: number) => pagePath('order', { id }),
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
  blogs: ({ publish_filter, page = 1 }: BlogsAddress = {}) =>
    withQuery(pagePath('blogs'), { publish_filter, page: page === 1 ? undefined : page }),
  blog: (id: number, title: string) => pagePath('blog', { id, slug: slugify(title, 'post') }),
  aboutUs: () => pagePath('aboutUs'),
  inspireAndSupport: () => pagePath('inspireAndSupport'),
  organicLiving: () => pagePath('organicLiving'),
  exports: () => pagePath('exports'),
  business: () => pagePath('business'),
  franchise: () => pagePath('franchise'),
  /** The stores of these cities; of all without any. */
  storeLocator: (cities: readonly string[] = []) =>
    withQuery(pagePath('storeLocator'), { city: cities }),
  contactUs: () => pagePath('contactUs'),
  /** `form` is the enquiry form that was sent. */
  enquirySent: (form?: 'contact' | 'business' | 'export') =>
    withQuery(pagePath('enquirySent'), { form }),
  events: ({ status, category }: EventsAddress = {}) =>
    withQuery(pagePath('events'), { status, category }),
  event: (id: number) => pagePath('event', { id }),
  faq: () => pagePath('faq'),
  consultOurVaidya: () => pagePath('consultOurVaidya'),
  scheduleAppointment: () => pagePath('scheduleAppointment'),
  shippingPolicy: () => pagePath('shippingPolicy'),
  returnPolicy: () => pagePath('returnPolicy'),
  terms: () => pagePath('terms'),
  privacyPolicy: () => pagePath('privacyPolicy'),
  notFound: () => pagePath('notFound'),
} as const;

/** Returns the path in a surface: inside the mobile app every internal link has `mobile=true`. */
export function onSurface(href: string, surface: Surface): string {
  if (surface === 'web' || !href.startsWith('/')) return href;
  const [beforeHash = '', hash] = href.split('#');
  const joint = beforeHash.includes('?') ? '&' : '?';
  return `${beforeHash}${joint}mobile=true${hash === undefined ? '' : `#${hash}`}`;
}

/**
 * Returns a path of this site, or the fallback. Refuses other origins, `//host`, backslashes and
 * control characters, so that no `next` field can redirect a shopper to another site.
 */
export function safePath(value: unknown, fallback: string): string {
  if (typeof value !== 'string' || value.length > 2000) return fallback;
  if (!/^\/(?![/\\])/.test(value) || /[\p{Cc}\\]/u.test(value)) return fallback;
  const base = 'http://shop.invalid';
  const url = URL.parse(value, base);
  // The URL parser has resolved dots: `/..//host` has become `//host`.
  if (!url || url.origin !== base || url.pathname.startsWith('//')) return fallback;
  return url.pathname + url.search + url.hash;
}
