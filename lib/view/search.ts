import type { CartData } from '@/contract/cart';

/** A product in the suggestions of the search box; `GET /api/search` returns at most 4. */
export interface Suggestion {
  id: number;
  name: string;
  size: string;
  /** Rupees, GST included. */
  price: number;
  image: CartData['cart_items'][number]['product_image'];
}
