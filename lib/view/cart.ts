import type { CartData } from '@/contract/cart/cart';
import type { Message } from '@/contract/messages/text-with-values';
import type { Offer } from '@/contract/vouchers/offers';
import type { SessionSummary } from './session';

/** The part of the session summary that a change of the cart updates. */
export type CartSummary = Omit<
  SessionSummary,
  'isElite' | 'wishlistCount' | 'wishlisted' | 'notice'
>;

/** Stored in the sealed session until the order is placed. */
export interface Gift {
  isGift: boolean;
  /** At most 240 characters. */
  message: string;
  /** The first day on which it may arrive, `2026-12-01`; missing: as soon as it can. */
  day?: string | undefined;
}

/** From when until when a gift may be wished for. */
export interface GiftSpan {
  first: string;
  last: string;
}

/** Where a cart goes, as the server knows it of members and of customers with a default address. */
export interface KnownPlace {
  /** The place; empty where the charge does not depend on it. */
  to: string;
  /** The city, by which deliveries are charged. */
  cityId: number | null;
  isMember: boolean;
  /** The place is a store, where the shopper collects the order. */
  isCollected?: boolean;
  /** The last day of the estimate, `Tue, 24 Nov`. */
  arrives?: Message | undefined;
}

/** A delivery whose charge is known. */
export interface KnownDelivery {
  /** The place or PIN code; empty where the charge does not depend on it. */
  to: string;
  /** The place is a store, where the shopper collects the order. */
  isCollected?: boolean | undefined;
  /** The charge in rupees. */
  shipping: number;
  /** The last day of the estimate, `Tue, 24 Nov`. */
  arrives?: Message | undefined;
}

/** The voucher on the cart. `code` is empty without one. */
export interface Voucher {
  code: string;
  /** The reason why the previous voucher was removed. */
  problem?: string;
  /** The removed code. */
  refused?: string;
}

/** The answer of every `/api/cart` call, so that one write updates all displays of the cart. */
export interface ShopperCart {
  /** Its totals include the voucher's discount. */
  cart: CartData;
  gift: Gift;
  voucher: Voucher;
  /** The vouchers that every shopper is shown, and what they give on this cart. */
  offers: Offer[];
  session: CartSummary;
}

/** The body of `POST /api/cart/gift`. `packing` is a product id, 0 for none. */
export interface GiftChoice extends Gift {
  packing: number;
}

export const EMPTY_CART: CartData = {
  cart_items: [],
  withdrawn: [],
  total: 0,
  gst_amt: 0,
  shipping_gst_amt: 0,
  discount_amt: 0,
  final_total: 0,
  cart_counter: 0,
  product_price: 0,
};
