import 'server-only';
import type { CartData } from '@/contract/cart';
import type { CartSummary, ShopperCart } from '@/lib/api/shopper';
import { EMPTY_CART } from '@/lib/api/shopper';
import type { SessionData } from '../session';
import type { ShopperCall } from './shopper';
import { isKnown } from './shopper';
import { withVoucher } from './voucher';

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
  const { firstName = '', isStaff = false } = session.customer ?? {};
  return {
    firstName,
    isStaff,
    loggedIn: session.token !== undefined,
    cartCount: cart.cart_counter,
    cartTotal: cart.final_total,
  };
}

/** What every `/api/cart` call answers. A voucher that no longer holds leaves the session. */
export async function shopperCart(
  shopper: { session: SessionData; call: ShopperCall },
  bare: CartData,
): Promise<ShopperCart> {
  const { session } = shopper;
  const { isGift = false, giftMessage = '' } = session;
  const { cart, voucher } = await withVoucher(shopper, bare);
  const gift = { isGift, message: giftMessage };
  return { cart, gift, voucher, session: summaryOf(session, bare) };
}
