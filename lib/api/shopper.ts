import type { CartData, cartEndpoints } from '@/contract/cart';
import type { CallAnswer } from '@/contract/endpoint';

/** What the header and the bar at the foot show of a shopper: the answer of `GET /api/session`. */
export interface SessionSummary {
  loggedIn: boolean;
  firstName: string;
  isElite: boolean;
  isStaff: boolean;
  cartCount: number;
  /** Rupees, before delivery. */
  cartTotal: number;
  wishlistCount: number;
  /** Ids of the products wished for. */
  wished: number[];
  /** What a form post or a logout that led to this page has to say. `until` is its Unix time in ms. */
  notice?: { message: string; isError: boolean; until: number };
}

/** The part of it that a change of the cart refreshes. */
export type CartSummary = Omit<SessionSummary, 'isElite' | 'wishlistCount' | 'wished' | 'notice'>;

/** The answer of every `/api/wishlist` call. */
export type WishSummary = Pick<SessionSummary, 'wishlistCount' | 'wished'>;

/** The answer of every way of logging in. */
export interface LoggedIn {
  session: SessionSummary;
  /** What became of the visitor's cart where it could not be joined as it was; to be shown. */
  changes: string[];
  message: string;
}

/** The answer of what only says that it was done. */
export interface Told {
  message: string;
}

/** A product wished for, as the wishlist shows it. */
export type Wish = CallAnswer<(typeof cartEndpoints)['listWishes']>['data'][number];

/** The answer of `GET /api/wishlist`: the newest wish first. */
export interface Wishlist {
  wishes: Wish[];
}

/** Kept in the sealed session until the order is placed. */
export interface Gift {
  isGift: boolean;
  /** At most 240 characters. */
  message: string;
}

/** The voucher on the cart. `code` is empty without one. */
export interface Voucher {
  code: string;
  /** Why the one that was there has been taken off. */
  problem?: string;
  /** That code, where it no longer holds. */
  refused?: string;
}

/** The answer of every `/api/cart` call, so that one write refreshes all that shows the cart. */
export interface ShopperCart {
  /** What the voucher takes off is in its totals. */
  cart: CartData;
  gift: Gift;
  voucher: Voucher;
  session: CartSummary;
}

/** What is posted to `/api/cart/gift`. `packing` is a product id, 0 for none. */
export interface GiftChoice extends Gift {
  packing: number;
}

/** A product in the suggestions under the search box: the answer of `GET /api/search` lists at most 4. */
export interface Suggestion {
  id: number;
  name: string;
  size: string;
  /** Rupees, GST included. */
  price: number;
  image: CartData['cart_items'][number]['product_image'];
}

export const EMPTY_CART: CartData = {
  cart_items: [],
  total: 0,
  gst_amt: 0,
  discount_amt: 0,
  final_total: 0,
  cart_counter: 0,
  product_price: 0,
};

export const NOBODY: SessionSummary = {
  loggedIn: false,
  firstName: '',
  isElite: false,
  isStaff: false,
  cartCount: 0,
  cartTotal: 0,
  wishlistCount: 0,
  wished: [],
};
