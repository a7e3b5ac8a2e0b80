import type { FilterAddress } from '@/contract/listing-filters';
import { pagePaths } from '@/contract/page-paths';
import type { BuiltPageName, PageName, PageParams } from '@/contract/pages';
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

export interface OrdersAddress {
  page?: number;
  page_size?: number;
  sort?: string;
  search?: string;
}

/** Returns a slug that is never empty: `Gir Cow A2 Ghee (500 ml)` → `gir-cow-a2-ghee-500-ml`. */
export function slugify(name: string): string {
  const slug = name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return slug || 'product';
}

function withQuery(path: string, query: Record<string, unknown>): string {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== '' && one !== false) params.append(key, String(one));
    }
  }
  const text = params.toString();
  return text ? `${path}?${text}` : path;
}

/** Returns the path of a page that is built. */
function pagePath<Name extends BuiltPageName>(name: Name, ...params: PageParams<Name>): string {
  return fillPath(pagePaths[name], params[0]);
}

/** Returns the path of a page, or null while it is not built, so that no link leads to it. */
function ifBuilt<Name extends PageName>(name: Name, ...params: PageParams<Name>): string | null {
  const paths: Partial<Record<PageName, string>> = pagePaths;
  const path = paths[name];
  return path === undefined ? null : fillPath(path, params[0]);
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
  giftCard: () => pagePath('giftCard'),
  dashboard: () => ifBuilt('dashboard'),
  blogs: () => ifBuilt('blogs'),
  blog: (id: number, title: string) => ifBuilt('blog', { id, slug: slugify(title) }),
  aboutUs: () => ifBuilt('aboutUs'),
  inspireAndSupport: () => ifBuilt('inspireAndSupport'),
  organicLiving: () => ifBuilt('organicLiving'),
  exports: () => ifBuilt('exports'),
  business: () => ifBuilt('business'),
  franchise: () => ifBuilt('franchise'),
  storeLocator: () => ifBuilt('storeLocator'),
  contactUs: () => ifBuilt('contactUs'),
  events: () => ifBuilt('events'),
  faq: () => ifBuilt('faq'),
  consultOurVaidya: () => ifBuilt('consultOurVaidya'),
  shippingPolicy: () => ifBuilt('shippingPolicy'),
  returnPolicy: () => ifBuilt('returnPolicy'),
  terms: () => ifBuilt('terms'),
  privacyPolicy: () => ifBuilt('privacyPolicy'),
  notFound: () => pagePath('notFound'),
} as const;

/** Returns the entries of a list whose pages are built. */
export function linked<Entry extends { href: string | null }>(
  entries: readonly Entry[],
): (Entry & { href: string })[] {
  return entries.flatMap((entry) => {
    const { href } = entry;
    return href === null ? [] : [{ ...entry, href }];
  });
}

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
