import 'server-only';
import type { CartData } from '@/contract/cart';
import type { CartSummary, ShopperCart } from '@/lib/api/shopper';
import { EMPTY_CART } from '@/lib/api/shopper';
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

/** What the header shows of a shopper with this cart. */
export function summaryOf(session: Readonly<SessionData>, cart: CartData): CartSummary {
  const { firstName = '', isElite = false, isStaff = false } = session.customer ?? {};
  return {
    firstName,
    isElite,
    isStaff,
    loggedIn: session.token !== undefined,
    cartCount: cart.cart_counter,
    cartTotal: cart.final_total,
  };
}

/** What every `/api/cart` call answers. */
export function shopperCart(session: Readonly<SessionData>, cart: CartData): ShopperCart {
  const { isGift = false, giftMessage = '' } = session;
  return { cart, gift: { isGift, message: giftMessage }, session: summaryOf(session, cart) };
}
