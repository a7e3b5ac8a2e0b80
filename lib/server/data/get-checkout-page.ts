import 'server-only';
import { randomUUID } from 'node:crypto';
import type { Address } from '@/contract/address';
import { MIN_ORDER_PAISE } from '@/contract/limits';
import { ApiError } from '@/lib/api/api-error';
import type { ShopperCart } from '@/lib/api/shopper';
import type { FormFlash } from '@/lib/forms/form-flash';
import { routes } from '@/lib/routes';
import { readAddresses } from '../door/addresses';
import { writeFigures } from '../door/checkout-figures';
import { readGiftBalance } from '../door/gift-vouchers';
import { readCart, shopperCart } from '../door/read-cart';
import { readElite } from '../door/read-summary';
import { callAs } from '../door/shopper';
import type { SessionData } from '../session';
import { readSession } from '../session';
import { orNull } from './as-customer';
import { getElitePrice } from './get-elite-plans';
import { formFlash } from './get-form-flash';

/** All that the checkout draws. Personal: never cached. */
export interface CheckoutPage {
  first: ShopperCart;
  addresses: Address[];
  isElite: boolean;
  /** What joining Elite costs, in rupees. */
  elitePrice: number | undefined;
  /** Rupees on the customer's gift vouchers; 0 too where the shop could not tell. */
  giftBalance: number;
  /** What is handed back with the order. */
  shown: string;
  /** New with every view. */
  orderKey: string;
  flash: FormFlash | undefined;
}

/** What is left of it while the addresses cannot be read: without one nothing can be ordered. */
type CheckoutWithoutAddresses = Pick<CheckoutPage, 'flash'> & { addresses: null };

type Found = CheckoutPage | CheckoutWithoutAddresses | { goTo: string };

/** Reads what can be ordered, or says where the shopper has to go first. */
export async function getCheckoutPage(): Promise<Found> {
  const session = { ...(await readSession()) };
  if (!session.token) return { goTo: routes.login(routes.checkout()) };
  try {
    return await read(session);
  } catch (error) {
    // The login is over. The cart shows so, and asks for another.
    if (error instanceof ApiError && error.code === 'not_logged_in') return { goTo: routes.cart() };
    throw error;
  }
}

async function read(session: SessionData): Promise<Found> {
  const call = callAs(session);
  const [bare, addresses, isElite, elitePrice, balance] = await Promise.all([
    readCart({ session, call }),
    orNull(readAddresses({ call })),
    readElite({ session, call }),
    getElitePrice(),
    orNull(readGiftBalance({ call })),
  ]);
  const isTooLittle = Math.round(bare.total * 100) < MIN_ORDER_PAISE;
  if (bare.cart_items.length === 0 || isTooLittle) return { goTo: routes.cart() };
  const flash = formFlash(session, routes.checkout());
  if (!addresses) return { addresses, flash };
  if (addresses.length === 0) return { goTo: routes.addAddress({ next: routes.checkout() }) };
  const first = await shopperCart({ session, call }, bare);
  const giftBalance = balance ?? 0;
  return {
    first,
    addresses,
    isElite,
    elitePrice,
    giftBalance,
    shown: writeFigures({ ...first, addresses, giftBalance }),
    orderKey: randomUUID(),
    flash,
  };
}
