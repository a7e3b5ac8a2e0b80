/**
 * The shoppers allowed to open a page. `public` pages are the same for everyone, so each is
 * rendered once and cached. `personal` ones are rendered for one shopper, visitor or customer;
 * `guest` ones are for shoppers who are not logged in.
 */
export type PageAccess = 'public' | 'personal' | 'guest' | 'customer' | 'staff';

export interface Page {
  /** The path. A parameter is one segment, `/:name`; `SEGMENTS` defines its allowed values. */
  path: string;
  access: PageAccess;
  /** False for pages that are not built yet: no page links to them, and they answer as unknown. */
  exists?: false;
  /** Listed in the sitemap by its own path; the paths of products come from the catalogue. */
  inSitemap?: true;
  /** The folder below `app/[surface]`, if not the path itself; null: outside of both surfaces. */
  drawnAt?: string | null;
}

/**
 * Every page of the shop, one row each. The middleware's matcher, the rewrites and headers of
 * `next.config.mjs`, the guards, the sitemap, `lib/routes.ts` and the links in emails are derived
 * from it. After a change of a row: `npm run pages`, which also writes `page-paths.ts` for browsers.
 */
export const pages = {
  home: { path: '/', access: 'public', inSitemap: true },
  shop: { path: '/shop', access: 'public', inSitemap: true, drawnAt: '/listing/:query' },
  product: { path: '/products/:id/:slug', access: 'public' },
  /** Redirects to the path with the product's name. */
  productOfId: { path: '/products/:id', access: 'public' },
  productReviews: {
    path: '/products/:id/reviews/:slug',
    access: 'public',
    drawnAt: '/products/:id/reviews/:slug/:page',
  },
  giftCard: { path: '/gift-voucher', access: 'public', inSitemap: true },
  membershipPlans: { path: '/subscription-plans', access: 'public', inSitemap: true },
  membershipPayment: { path: '/subscription-payment', access: 'customer' },
  cart: { path: '/cart', access: 'personal' },
  wishlist: { path: '/wishlist', access: 'personal' },
  delivery: { path: '/delivery', access: 'personal' },
  checkout: { path: '/checkout', access: 'customer' },
  pay: { path: '/pay/:txnid', access: 'personal' },
  paid: { path: '/pay/:txnid/done', access: 'personal' },
  login: { path: '/login', access: 'guest' },
  signup: { path: '/signup', access: 'guest' },
  resetPassword: { path: '/reset-password', access: 'personal' },
  resetPasswordLink: { path: '/reset-password/:token', access: 'personal' },
  confirmEmailLink: { path: '/confirm-email/:token', access: 'customer' },
  updatePassword: { path: '/update-password', access: 'customer' },
  profile: { path: '/profile', access: 'customer' },
  editProfile: { path: '/profile/edit', access: 'customer' },
  addAddress: { path: '/profile/addresses/add', access: 'customer' },
  editAddress: { path: '/profile/addresses/:id/edit', access: 'customer' },
  order: { path: '/orders/:id', access: 'customer' },
  dashboard: { path: '/dashboard', access: 'staff', exists: false },
  blogs: { path: '/blogs', access: 'public', inSitemap: true, exists: false },
  blog: { path: '/blogs/:id/:slug', access: 'public', exists: false },
  aboutUs: { path: '/about-us', access: 'public', inSitemap: true, exists: false },
  inspireAndSupport: {
    path: '/inspire-and-support',
    access: 'public',
    inSitemap: true,
    exists: false,
  },
  organicLiving: { path: '/organic-living', access: 'public', inSitemap: true, exists: false },
  exports: { path: '/exports', access: 'public', inSitemap: true, exists: false },
  business: { path: '/bussiness', access: 'public', inSitemap: true, exists: false },
  franchise: { path: '/franchise', access: 'public', inSitemap: true, exists: false },
  storeLocator: { path: '/store-locator', access: 'public', inSitemap: true, exists: false },
  contactUs: { path: '/contact-us', access: 'public', inSitemap: true, exists: false },
  events: { path: '/event', access: 'public', inSitemap: true, exists: false },
  faq: { path: '/faq', access: 'public', inSitemap: true, exists: false },
  consultOurVaidya: {
    path: '/consult-our-vaidya',
    access: 'public',
    inSitemap: true,
    exists: false,
  },
  scheduleAppointment: {
    path: '/consult-our-vaidya/schedule-appointment',
    access: 'public',
    exists: false,
  },
  shippingPolicy: { path: '/shipping-policy', access: 'public', inSitemap: true, exists: false },
  returnPolicy: {
    path: '/return-and-refund-policy',
    access: 'public',
    inSitemap: true,
    exists: false,
  },
  terms: { path: '/terms-and-conditions', access: 'public', inSitemap: true, exists: false },
  privacyPolicy: { path: '/privacy-policy', access: 'public', inSitemap: true, exists: false },
  notFound: { path: '/page-not-found', access: 'public', drawnAt: null },
} as const satisfies Record<string, Page>;

export type PageName = keyof typeof pages;

/** Pages that are built; links to other pages are null. */
export type BuiltPageName = {
  [Name in PageName]: (typeof pages)[Name] extends { exists: false } ? never : Name;
}[PageName];

type ParamOf<Path extends string> = Path extends `${string}/:${infer Rest}`
  ? Rest extends `${infer Name}/${infer More}`
    ? Name | ParamOf<`/${More}`>
    : Rest
  : never;

/** The parameter values of a path, by name. */
type ParamsOf<Name extends PageName> = Record<
  ParamOf<(typeof pages)[Name]['path']>,
  string | number
>;

/** The arguments after the name of a page: its parameter values, if it has any. */
export type PageParams<Name extends PageName> =
  ParamOf<(typeof pages)[Name]['path']> extends never ? [] : [ParamsOf<Name>];

/** Returns the path of a page, built or not. Values are inserted unescaped. */
export function pagePath<Name extends PageName>(name: Name, ...params: PageParams<Name>): string {
  return fillPath(pages[name].path, params[0]);
}

/** Replaces the parameters of a path by their values, unescaped. */
export function fillPath(path: string, values: Record<string, string | number> = {}): string {
  return path.replace(/:(\w+)/g, (_, key: string) => String(values[key]));
}

/** Whether the access depends on the caller; for other pages no cookie is read before rendering. */
export function isGuarded(access: PageAccess): boolean {
  return access === 'guest' || access === 'customer' || access === 'staff';
}

/** Whether a page is built. Only built pages may be linked to. */
export function isBuilt(name: PageName): boolean {
  const page: Page = pages[name];
  return page.exists !== false;
}

/** Returns the pages that are built. */
export function builtPages(): Page[] {
  return Object.values<Page>(pages).filter((page) => page.exists !== false);
}

/** Returns the paths of the built pages by name, for `page-paths.ts`. */
export function builtPagePaths(): Partial<Record<PageName, string>> {
  const built = Object.entries<Page>(pages).filter(([, page]) => page.exists !== false);
  return Object.fromEntries(built.map(([name, { path }]) => [name, path]));
}

/** The sections of /profile that links point to, by their anchors. */
export const PROFILE_SECTIONS = {
  addresses: 'addresses',
  orders: 'orders',
  membership: 'subscription',
} as const;

/** Returns the path of a section of /profile. */
export function profileSectionPath(section: keyof typeof PROFILE_SECTIONS): string {
  return `${pagePath('profile')}#${PROFILE_SECTIONS[section]}`;
}
