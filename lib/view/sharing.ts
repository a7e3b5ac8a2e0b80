import type { ProductListItem } from '@/contract/catalogue/catalogue';
import type { FormFlash } from './form-flash';

/** Why a link shows nothing. */
interface Over {
  problem: string;
}

/** What the link of a cart would add. */
export interface SharedCart {
  /** The address of the page, with its query. */
  path: string;
  /** The goods as the form sends them. */
  items: string;
  lines: { product: ProductListItem; quantity: number }[];
  /** How many of the products are not sold any more. */
  missing: number;
  /** The refusal of the form. */
  flash: FormFlash | undefined;
}

export type CartLinkPage = SharedCart | Over;

/** A wishlist as others see it. */
interface SharedWishlist {
  /** What its owner has written above it; empty: nothing. */
  name: string;
  products: ProductListItem[];
}

export type WishlistLinkPage = SharedWishlist | Over;

/** The link of the shopper's own wishlist. */
export interface OwnWishlistLink {
  isLoggedIn: boolean;
  link?: { name: string; url: string };
}
