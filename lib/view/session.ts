/** The shopper's data in the header and the bottom bar: the answer of `GET /api/session`. */
export interface SessionSummary {
  loggedIn: boolean;
  firstName: string;
  isElite: boolean;
  isStaff: boolean;
  cartCount: number;
  /** Rupees, before delivery. */
  cartTotal: number;
  wishlistCount: number;
  /** The ids of the products in the wishlist. */
  wishlisted: number[];
  /** The message of a form post or logout that led here. `until`: its expiry, Unix time in ms. */
  notice?: { message: string; details?: string[]; isError: boolean; until: number };
}

/** The answer of every login call. */
export interface LoggedIn {
  session: SessionSummary;
  /** Messages about lines of the visitor's cart that could not be merged unchanged. */
  changes: string[];
  message: string;
}

/** The answer to the right code of a number without an account: the sign-up follows. */
export interface NumberProven {
  isProven: true;
  message: string;
}

/** The answer of a call that returns only a message. */
export interface MessageAnswer {
  message: string;
}

/**
 * Marks the answer to a write of the session that sets the shop's first cookies: the browser then
 * asks whether it has kept them, since scripts cannot see these cookies.
 */
export const FIRST_COOKIES_HEADER = 'X-First-Cookies';

/** The answer of `GET /api/cookies`. */
export interface CookiesReturned {
  areReturned: boolean;
}

export const ANONYMOUS_SHOPPER: SessionSummary = {
  loggedIn: false,
  firstName: '',
  isElite: false,
  isStaff: false,
  cartCount: 0,
  cartTotal: 0,
  wishlistCount: 0,
  wishlisted: [],
};
