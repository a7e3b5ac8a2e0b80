import 'server-only';
import type { CartData } from '@/contract/cart/cart';
import { type CallingShopper, isIdentified, type ShopperCall } from '@/lib/server/api/shopper-call';
import type { SessionData } from '@/lib/server/session/session';
import { type CartSummary, EMPTY_CART, type ShopperCart } from '@/lib/view/cart';
import { forgetPaidCart, giftOf } from './paid-cart';
import { readOffers, withVoucher } from './voucher';

/** Returns the cart of a session; empty, without a call, for a shopper unknown to the API. */
export async function readCart({ session, call }: CallingShopper): Promise<CartData> {
  if (!isIdentified(session)) return EMPTY_CART;
  const { data } = await call('getCart', {});
  return data;
}

/** Returns the header's figures for a shopper with this cart. */
export function summaryOf(session: Readonly<SessionData>, cart: CartData): CartSummary {
  const { firstName = '', isStaff = false } = session.customer ?? {};
  return {
    firstName,
    isStaff,
    loggedIn: session.token !== undefined,
    cartCount: cart.cart_counter,
    cartTotal: cart.final_total,
  };
}

/**
 * Returns the answer of every `/api/cart` call. Removes an invalid voucher and the choices of a paid
 * order from the session.
 */
export async function shopperCart(
  shopper: { session: SessionData; call: ShopperCall },
  bare: CartData,
): Promise<ShopperCart> {
  const { session } = shopper;
  await forgetPaidCart(session);
  const [{ cart, voucher }, offers] = await Promise.all([
    withVoucher(shopper, bare),
    readOffers(shopper, bare),
  ]);
  return { cart, gift: giftOf(session), voucher, offers, session: summaryOf(session, bare) };
}
