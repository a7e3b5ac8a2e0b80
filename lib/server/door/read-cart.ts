import 'server-only';
import type { CartData } from '@/contract/cart';
import type { Gift, SessionSummary, ShopperCart } from '@/lib/api/shopper';
import { EMPTY_CART, NOBODY } from '@/lib/api/shopper';
import type { SessionData } from '../session';
import type { ShopperCall } from './shopper';
import { isKnown } from './shopper';

interface Shopper {
  session: Readonly<SessionData>;
  call: ShopperCall;
}

/** The cart of a session; empty, without asking the API, for a shopper it does not know. */
export async function readCart({ session, call }: Shopper): Promise<CartData> {
  if (!isKnown(session)) return EMPTY_CART;
  const { data } = await call('getCart', {});
  return data;
}

/** The gift choices kept in the session. */
export function readGift({ isGift = false, giftMessage = '' }: Readonly<SessionData>): Gift {
  return { isGift, message: giftMessage };
}

/** What every `/api/cart` call answers. */
export function shopperCart(session: Readonly<SessionData>, cart: CartData): ShopperCart {
  return { cart, gift: readGift(session) };
}

/** What the header shows of a shopper. */
export async function readSummary(shopper: Shopper): Promise<SessionSummary> {
  const { token, customer } = shopper.session;
  const cart = await readCart(shopper);
  return {
    ...NOBODY,
    ...customer,
    loggedIn: token !== undefined,
    cartCount: cart.cart_counter,
    cartTotal: cart.final_total,
  };
}
