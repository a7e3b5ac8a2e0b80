/**
 * Who may open a page. `personal` is drawn for one shopper, whoever that is; `guest` is for those who
 * are not logged in. Pages that need login come back to where the shopper wanted to go.
 */
export type PageAccess = 'public' | 'personal' | 'guest' | 'customer' | 'staff';

/**
 * Every page of the shop by its pattern; `:id` is a number, `:slug` one path segment. `public` pages
 * are the same for everyone. They and `personal` ones never pass middleware.ts (running it halves
 * their speed), so its matcher leaves them out: a test holds the two lists together.
 */
export const PAGES: Record<string, PageAccess> = {
  '/': 'public',
  '/shop': 'public',
  '/products/:id': 'public',
  '/products/:id/:slug': 'public',
  '/products/:id/reviews/:slug': 'public',
  '/cart': 'personal',
  '/wishlist': 'personal',
  '/delivery': 'personal',
  '/subscription-plans': 'public',
  '/subscription-payment': 'customer',
  '/gift-voucher': 'public',
  '/checkout': 'customer',
  '/pay/:token': 'personal',
  '/pay/:token/done': 'personal',
  '/login': 'guest',
  '/signup': 'guest',
  '/reset-password': 'personal',
  '/reset-password/:token': 'personal',
  '/confirm-email/:token': 'customer',
  '/update-password': 'customer',
  '/profile': 'customer',
  '/profile/edit': 'customer',
  '/orders/:id': 'customer',
  '/profile/addresses/add': 'customer',
  '/profile/addresses/:id/edit': 'customer',
  '/page-not-found': 'public',
};

const SEGMENT: Record<string, string> = {
  ':id': '[1-9]\\d{0,8}',
  ':slug': '[^/]{1,200}',
  ':token': '[\\w-]{1,100}',
};

function toRegExp(pattern: string): RegExp {
  return new RegExp(`^${pattern.replace(/:\w+/g, (name) => SEGMENT[name] ?? name)}$`);
}

const TABLE = Object.entries(PAGES).map(([pattern, access]) => ({
  matches: toRegExp(pattern),
  access,
}));

/** Who may open a path, or null where the shop has no such page. */
export function pageAccess(pathname: string): PageAccess | null {
  return TABLE.find((row) => row.matches.test(pathname))?.access ?? null;
}
