import 'server-only';
import { randomUUID } from 'node:crypto';
import type { Message } from '@/contract/messages/text-with-values';
import { toPaise } from '@/contract/shop/money';
import { isBelowMinimumOrder } from '@/contract/shop/settings';
import { isNotLoggedIn } from '@/lib/api-error';
import { routes } from '@/lib/routes';
import { getSettings } from '@/lib/server/api/settings';
import { callAs } from '@/lib/server/api/shopper-call';
import { readSession, type SessionData } from '@/lib/server/session/session';
import { readCart, shopperCart } from '@/lib/server/shopper/cart';
import { writeFigures } from '@/lib/server/shopper/checkout-figures';
import { readAddresses, readGiftBalance, readIsMember } from '@/lib/server/shopper/customer';
import { hasProblems } from '@/lib/view/cart-problems';
import type { CheckoutPageData } from '@/lib/view/checkout';
import { orNull } from './as-customer';
import { getClosedText } from './closed-text';
import { chosenPlace, getCollectingStores } from './collect';
import { formFlash } from './form-flash';
import { getMembershipPrice } from './membership';

/** The data while the addresses cannot be read: ordering needs an address. */
type CheckoutWithoutAddresses = Pick<CheckoutPageData, 'flash'> & { addresses: null };

type Found =
  | CheckoutPageData
  | CheckoutWithoutAddresses
  | { redirectTo: string }
  | { closed: Message };

/** Reads the checkout, or returns the page that the shopper has to visit first. */
export async function getCheckoutPage(): Promise<Found> {
  const session = { ...(await readSession()) };
  if (!session.token) return { redirectTo: routes.login(routes.checkout()) };
  try {
    return await read(session);
  } catch (error) {
    // The login has ended. The cart page shows this and asks for a new login.
    if (isNotLoggedIn(error)) return { redirectTo: routes.cart() };
    throw error;
  }
}

async function read(session: SessionData): Promise<Found> {
  const call = callAs(session);
  const [settings, bare, addresses, isMember, membershipPrice, balance, used] = await Promise.all([
    getSettings(),
    readCart({ session, call }),
    orNull(readAddresses({ call })),
    readIsMember({ session, call }),
    getMembershipPrice(),
    orNull(readGiftBalance({ call })),
    orNull(call('getUsedBusiness', {})),
  ]);
  const isTooLittle = isBelowMinimumOrder(settings, toPaise(bare.total));
  const isToSettle = hasProblems(bare.cart_items);
  if (bare.cart_items.length === 0 || isTooLittle || isToSettle) {
    return { redirectTo: routes.cart() };
  }
  const closed = await getClosedText();
  if (closed) return { closed };
  const flash = formFlash(session, routes.checkout());
  if (!addresses) return { addresses, flash };
  const { collect: chosen } = session;
  const stores = await orNull(getCollectingStores());
  if (!stores && chosen) return { addresses: null, flash };
  const collect = chosen && chosenPlace(stores ?? [], chosen);
  if (collect === null) return { redirectTo: routes.collect() };
  if (addresses.length === 0 && !collect)
    return { redirectTo: routes.addAddress({ next: routes.checkout() }) };
  const first = await shopperCart({ session, call }, bare);
  const giftBalance = balance ?? 0;
  return {
    first,
    addresses,
    collect,
    mayCollect: Boolean(stores?.length),
    isMember,
    membershipPrice,
    giftBalance,
    billing: session.billing,
    business: used?.data,
    displayedFigures: writeFigures({ ...first, addresses, giftBalance }),
    orderKey: randomUUID(),
    flash,
  };
}
