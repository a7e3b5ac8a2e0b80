/** Every address of the shop. No other file writes one by hand. */

export type Surface = 'web' | 'app';

export interface ShopAddress {
  page?: number;
  category?: number;
  category_name?: string;
  brand?: number[];
  brand_name?: string;
  search?: string;
  tag?: number[];
  foam?: number[];
  origin?: string[];
  price_min?: number;
  price_max?: number;
  in_stock?: boolean;
  sort?: string;
}

export interface OrdersAddress {
  page?: number;
  page_size?: number;
  sort?: string;
  search?: string;
}

/** `Gir Cow A2 Ghee (500 ml)` → `gir-cow-a2-ghee-500-ml`; never empty. */
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

export const routes = {
  home: () => '/',
  /** Page 1 is the address without `page`. */
  shop: (address: ShopAddress = {}) =>
    withQuery('/shop', { ...address, page: address.page === 1 ? undefined : address.page }),
  product: (id: number, name: string) => `/products/${id}/${slugify(name)}`,
  /** Page 1 is the address without `page`. */
  productReviews: (id: number, name: string, page = 1) =>
    withQuery(`/products/${id}/reviews/${slugify(name)}`, { page: page === 1 ? undefined : page }),
  cart: () => '/cart',
  /** What a delivery takes; a form adds the PIN code and the path to come back to. */
  delivery: () => '/delivery',
  checkout: () => '/checkout',
  /** The way to the gateway; `txnid` is the shop's own name of the payment. */
  pay: (txnid: string) => `/pay/${txnid}`,
  /** Where shoppers come back to from the gateway. */
  paid: (txnid: string) => `/pay/${txnid}/done`,
  wishlist: () => '/wishlist',
  /** `next` is a path to come back to after the login. */
  login: (next?: string) => withQuery('/login', { next }),
  /** Decides whether a login still holds, and leads on. */
  checkLogin: (next: string) => withQuery('/api/login/check', { next }),
  signup: () => '/signup',
  resetPassword: () => '/reset-password',
  resetPasswordLink: (token: string) => `/reset-password/${token}`,
  /** The name of the page, which opens by its link alone. */
  confirmEmail: () => '/confirm-email',
  confirmEmailLink: (token: string) => `/confirm-email/${token}`,
  updatePassword: () => '/update-password',
  profile: () => '/profile',
  editProfile: () => '/profile/edit',
  /** What is left out is as usual: the first page of the whole list. */
  orders: (query: OrdersAddress = {}) => `${withQuery('/profile', { ...query })}#orders`,
  order: (id: number) => `/orders/${id}`,
  addresses: () => '/profile#addresses',
  /** `id` is replaced by the new address, `contact_id` changed instead; `next` is a path to come back to. */
  addAddress: (query: { id?: number; contact_id?: number; next?: string } = {}) =>
    withQuery('/profile/addresses/add', query),
  editAddress: (id: number, next?: string) => withQuery(`/profile/addresses/${id}/edit`, { next }),
  dashboard: () => '/dashboard',
  blogs: (page = 1) => withQuery('/blogs', { page: page === 1 ? undefined : page }),
  blog: (id: number, title: string) => `/blogs/${id}/${slugify(title)}`,
  aboutUs: () => '/about-us',
  inspireAndSupport: () => '/inspire-and-support',
  organicLiving: () => '/organic-living',
  exports: () => '/exports',
  business: () => '/bussiness',
  franchise: () => '/franchise',
  storeLocator: () => '/store-locator',
  contactUs: () => '/contact-us',
  events: () => '/event',
  faq: () => '/faq',
  consultOurVaidya: () => '/consult-our-vaidya',
  scheduleAppointment: () => '/consult-our-vaidya/schedule-appointment',
  subscriptionPlans: () => '/subscription-plans',
  /** `txnid` names a purchase that is under way; without it a new one begins. */
  subscriptionPayment: (query: { plan?: string; txnid?: string } = {}) =>
    withQuery('/subscription-payment', query),
  subscription: () => '/profile#subscription',
  giftVoucher: () => '/gift-voucher',
  shippingPolicy: () => '/shipping-policy',
  returnPolicy: () => '/return-and-refund-policy',
  terms: () => '/terms-and-conditions',
  privacyPolicy: () => '/privacy-policy',
  notFound: () => '/page-not-found',
} as const;

/** The same address in a surface: inside the mobile app every internal link keeps `mobile=true`. */
export function onSurface(href: string, surface: Surface): string {
  if (surface === 'web' || !href.startsWith('/')) return href;
  const [beforeHash = '', hash] = href.split('#');
  const joint = beforeHash.includes('?') ? '&' : '?';
  return `${beforeHash}${joint}mobile=true${hash === undefined ? '' : `#${hash}`}`;
}

/**
 * A path of this site or the fallback: refuses other origins, `//host`, backslashes and control
 * characters, so that no `next` field can send a shopper away.
 */
export function safePath(value: unknown, fallback: string): string {
  if (typeof value !== 'string' || value.length > 2000) return fallback;
  if (!/^\/(?![/\\])/.test(value) || /[\p{Cc}\\]/u.test(value)) return fallback;
  const base = 'http://vanya.invalid';
  const url = URL.parse(value, base);
  // Dots are resolved by now: `/..//host` has become `//host`.
  if (!url || url.origin !== base || url.pathname.startsWith('//')) return fallback;
  return url.pathname + url.search + url.hash;
}
