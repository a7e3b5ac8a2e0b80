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
  /** Listed in the sitemap by its own path; those of categories, brands and products are added. */
  inSitemap?: true;
  /** The folder below `app/[surface]`, if not the path itself; null: outside of both surfaces. */
  drawnAt?: string | null;
  /** The same for the page inside the checkout, where its `next` leads back to the checkout. */
  inCheckout?: string;
}

/** The pages of the shop itself, which scripts in browsers link to. */
const shopPages = {
  home: { path: '/', access: 'public', inSitemap: true },
  shop: { path: '/shop', access: 'public', inSitemap: true, drawnAt: '/listing/:query' },
  /** The page of one category, cached like every listing. */
  category: { path: '/categories/:id/:slug', access: 'public', drawnAt: '/listing/:query' },
  /** Redirects to the path with the category's name. */
  categoryOfId: { path: '/categories/:id', access: 'public', drawnAt: '/listing/:query' },
  /** The same two for a brand. */
  brand: { path: '/brands/:id/:slug', access: 'public', drawnAt: '/listing/:query' },
  brandOfId: { path: '/brands/:id', access: 'public', drawnAt: '/listing/:query' },
  product: { path: '/products/:id/:slug', access: 'public' },
  /** Redirects to the path with the product's name. */
  productOfId: { path: '/products/:id', access: 'public' },
  productReviews: {
    path: '/products/:id/reviews/:slug',
    access: 'public',
    drawnAt: '/products/:id/reviews/:slug/:only/:sort/:page',
  },
  /** The form without JavaScript, and its outcome. */
  writeReview: { path: '/write-review/:id', access: 'personal' },
  /** The form for one mail when a product is back in stock, and its outcome. */
  stockAlert: { path: '/notify-me/:id', access: 'personal' },
  /** Ends these mails; opens only by the link of one. */
  stopStockAlerts: { path: '/stock-mails/:token', access: 'personal' },
  /** Ends a reminder to buy goods again; opens only by the link of one. */
  endRefill: { path: '/refill-mails/:token', access: 'personal' },
  giftCard: { path: '/gift-voucher', access: 'public', inSitemap: true },
  membershipPlans: { path: '/subscription-plans', access: 'public', inSitemap: true },
  membershipPayment: { path: '/subscription-payment', access: 'customer' },
  cart: { path: '/cart', access: 'personal' },
  /** What the link of a cart would add. */
  cartLink: { path: '/cart/add', access: 'personal' },
  /** Keeps the code of a voucher, which the cart then offers. */
  voucherLink: { path: '/voucher/:code', access: 'personal' },
  wishlist: { path: '/wishlist', access: 'personal' },
  /** Somebody's wishlist; opens by its link. */
  wishlistLink: { path: '/wishlists/:token', access: 'personal' },
  delivery: { path: '/delivery', access: 'personal' },
  checkout: { path: '/checkout', access: 'customer' },
  /** Chooses the store where an order is collected. */
  collect: { path: '/checkout/collect', access: 'customer' },
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
  addAddress: {
    path: '/profile/addresses/add',
    access: 'customer',
    inCheckout: '/checkout/addresses/add',
  },
  editAddress: {
    path: '/profile/addresses/:id/edit',
    access: 'customer',
    inCheckout: '/checkout/addresses/:id/edit',
  },
  order: { path: '/orders/:id', access: 'customer' },
  /** Where an order stands; opens by the signed link of a message. */
  trackOrder: { path: '/track/:token', access: 'personal' },
  /** Asks for a replacement or refund. */
  askForReturn: { path: '/orders/:id/request', access: 'customer' },
  dashboard: { path: '/dashboard', access: 'staff' },
  notFound: { path: '/page-not-found', access: 'public' },
  /** Stands for a listing that does not exist. */
  listingNotFound: { path: '/listing-not-found', access: 'public' },
  /** Displayed by the service worker for a page that cannot be fetched. */
  offline: { path: '/offline', access: 'public' },
} as const satisfies Record<string, Page>;

/** The pages with texts, stores, events and enquiries. */
const infoPages = {
  blogs: { path: '/blogs', access: 'public', inSitemap: true, drawnAt: '/journal/:month/:page' },
  blog: { path: '/blogs/:id/:slug', access: 'public' },
  /** What staff look at before they save it; opens by its signature. */
  preview: { path: '/preview/:token', access: 'personal' },
  /** Redirects to the path with the post's title. */
  blogOfId: { path: '/blogs/:id', access: 'public' },
  /** What staff write beside the pages of the shop. */
  landingPage: { path: '/pages/:id/:slug', access: 'public' },
  aboutUs: { path: '/about-us', access: 'public', inSitemap: true },
  inspireAndSupport: { path: '/inspire-and-support', access: 'public', inSitemap: true },
  organicLiving: { path: '/organic-living', access: 'public', inSitemap: true },
  exports: { path: '/exports', access: 'public', inSitemap: true },
  business: { path: '/bussiness', access: 'public', inSitemap: true },
  franchise: { path: '/franchise', access: 'public', inSitemap: true },
  storeLocator: {
    path: '/store-locator',
    access: 'public',
    inSitemap: true,
    drawnAt: '/store-locator/:cities',
  },
  contactUs: { path: '/contact-us', access: 'public', inSitemap: true },
  /** The outcome of an enquiry that was sent without JavaScript. */
  enquirySent: { path: '/enquiry', access: 'personal' },
  events: {
    path: '/event',
    access: 'public',
    inSitemap: true,
    drawnAt: '/event-list/:status/:category',
  },
  event: { path: '/event/:id', access: 'public' },
  faq: { path: '/faq', access: 'public', inSitemap: true },
  consultOurVaidya: { path: '/consult-our-vaidya', access: 'public', inSitemap: true },
  scheduleAppointment: {
    path: '/consult-our-vaidya/schedule-appointment',
    access: 'public',
    inSitemap: true,
  },
  shippingPolicy: { path: '/shipping-policy', access: 'public', inSitemap: true },
  returnPolicy: { path: '/return-and-refund-policy', access: 'public', inSitemap: true },
  terms: { path: '/terms-and-conditions', access: 'public', inSitemap: true },
  privacyPolicy: { path: '/privacy-policy', access: 'public', inSitemap: true },
} as const satisfies Record<string, Page>;

/** The pages behind the dashboard, which no page of the shop links to. */
const staffPages = {
  staffPrintedOrders: { path: '/dashboard/orders/print', access: 'staff' },
  /** Makes one of the staff of whoever has the link of an invitation. */
  staffInvitation: { path: '/staff-invitation/:token', access: 'personal' },
  staffSecondFactor: { path: '/dashboard/second-factor', access: 'staff' },
  staffStockCount: { path: '/dashboard/stock/count', access: 'staff' },
  staffStockHistory: { path: '/dashboard/stock/:id', access: 'staff' },
  staffImports: { path: '/dashboard/imports', access: 'staff' },
  staffReports: { path: '/dashboard/reports', access: 'staff' },
  staffCash: { path: '/dashboard/reports/cash', access: 'staff' },
  staffGst: { path: '/dashboard/reports/gst', access: 'staff' },
  staffCalendar: { path: '/dashboard/calendar', access: 'staff' },
  staffSettings: { path: '/dashboard/settings', access: 'staff' },
  /** The list of a desk, and the page of one of its entries (docs/desk.md). */
  staffDesk: { path: '/dashboard/:desk', access: 'staff' },
  staffEntry: { path: '/dashboard/:desk/:entry', access: 'staff' },
} as const satisfies Record<string, Page>;

/**
 * Every page of the shop, one row each. The middleware's matcher, the rewrites and headers of
 * `next.config.mjs`, the guards, the sitemap, the links of `lib` and the links in emails are
 * derived from it. After a change of a row: `npm run pages`, which also writes `page-paths.ts`, all
 * that links need of it.
 */
export const pages = { ...shopPages, ...infoPages, ...staffPages };

export type PageName = keyof typeof pages;

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

/** Whether the access depends on the caller; for other pages no cookie is read before rendering. */
export function isGuarded(access: PageAccess): boolean {
  return access === 'guest' || access === 'customer' || access === 'staff';
}

/** Returns every page of the table. */
export function allPages(): Page[] {
  return Object.values<Page>(pages);
}

/** Returns the path of every page by its name. */
export function pathsByName(): Record<string, string> {
  return Object.fromEntries(Object.entries<Page>(pages).map(([name, { path }]) => [name, path]));
}
