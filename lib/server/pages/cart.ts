import 'server-only';
import type { ProductListItem } from '@/contract/catalogue';
import { routes } from '@/lib/routes';
import { listPacking } from '@/lib/server/api/products';
import { callAs, withIdentityFallback } from '@/lib/server/api/shopper-call';
import { readSession } from '@/lib/server/session/session';
import { readCart, shopperCart } from '@/lib/server/shopper/cart';
import { readIsMember } from '@/lib/server/shopper/customer';
import type { ShopperCart } from '@/lib/view/cart';
import type { FormFlash } from '@/lib/view/form-flash';
import { formFlash } from './form-flash';
import { getMembershipPrice } from './membership';

/** The data of the cart page. Personal: never cached. */
export interface CartPageData {
  first: ShopperCart;
  packing: ProductListItem[];
  isMember: boolean;
  /** The price of an Elite membership, in rupees. */
  membershipPrice: number | undefined;
  /** The flash of the form post that led here. */
  flash: FormFlash | undefined;
}

/** Reads the cart of the session with the available packing. */
export async function getCartPage(): Promise<CartPageData> {
  // A copy: a page cannot write the session, so the next call detects an unknown visitor again.
  const session = { ...(await readSession()) };
  const call = callAs(session);
  const [[cart, isMember], packing, membershipPrice] = await Promise.all([
    withIdentityFallback(session, () =>
      Promise.all([readCart({ session, call }), readIsMember({ session, call })]),
    ),
    listPacking(),
    getMembershipPrice(),
  ]);
  const flash = formFlash(session, routes.cart());
  const first = await shopperCart({ session, call }, cart);
  return { first, packing, isMember, membershipPrice, flash };
}
