import 'server-only';
import type { ProductListItem } from '@/contract/catalogue';
import type { ShopperCart } from '@/lib/api/shopper';
import { routes } from '@/lib/routes';
import { listPacking } from '../door/list-packing';
import { readCart, shopperCart } from '../door/read-cart';
import { readElite } from '../door/read-summary';
import { asWhoIsLeft, callAs } from '../door/shopper';
import type { Flash } from '../session';
import { freshFlash, readSession } from '../session';
import { getElitePrice } from './get-elite-plans';

/** All that the cart page draws. Personal: never cached. */
export interface CartPage {
  first: ShopperCart;
  packing: ProductListItem[];
  isElite: boolean;
  /** What joining Elite costs, in rupees. */
  elitePrice: number | undefined;
  /** The message of a plain form post that just led here. */
  flash: Flash | undefined;
}

/** Reads the cart of the session with the packing on offer. */
export async function getCartPage(): Promise<CartPage> {
  // A page cannot write the session; that its visitor is unknown is found out again by the next call.
  const session = { ...(await readSession()) };
  const call = callAs(session);
  const [[cart, isElite], packing, elitePrice] = await Promise.all([
    asWhoIsLeft(session, () =>
      Promise.all([readCart({ session, call }), readElite({ session, call })]),
    ),
    listPacking(),
    getElitePrice(),
  ]);
  const flash = freshFlash(session, { page: routes.cart(), nowMs: Date.now() });
  const first = await shopperCart({ session, call }, cart);
  return { first, packing, isElite, elitePrice, flash };
}
