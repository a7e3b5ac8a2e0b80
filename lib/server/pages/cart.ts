import 'server-only';
import type { ProductListItem } from '@/contract/catalogue/catalogue';
import { formatWeekday } from '@/lib/format/dates';
import { getText } from '@/lib/language/get-text';
import { routes } from '@/lib/routes';
import { cachedUnder, cacheTags } from '@/lib/server/api/cache';
import { listPacking } from '@/lib/server/api/products';
import { type CallingShopper, callAs, withIdentityFallback } from '@/lib/server/api/shopper-call';
import { readKeptVoucher } from '@/lib/server/session/kept-voucher';
import { readSession, type SessionData } from '@/lib/server/session/session';
import { readCart, shopperCart } from '@/lib/server/shopper/cart';
import { readAddresses, readIsMember, readMembershipHistory } from '@/lib/server/shopper/customer';
import { giftSpan } from '@/lib/server/shopper/gift-span';
import type { GiftSpan, KnownPlace, ShopperCart } from '@/lib/view/cart';
import type { FormFlash } from '@/lib/view/form-flash';
import type { MembershipInvitation } from '@/lib/view/membership';
import type { PinEnquiry } from '@/lib/view/pin';
import { orNull } from './as-customer';
import { chosenPlace, getCollectingStores } from './collect';
import { getDelivery } from './delivery';
import { formFlash } from './form-flash';
import { getMembershipPrice } from './membership';
import { withNamesOfPage } from './page-names';

/** The data of the cart page. Personal: never cached. */
export interface CartPageData {
  first: ShopperCart;
  packing: ProductListItem[];
  delivery: { known?: KnownPlace | undefined; asked?: PinEnquiry | undefined };
  /** When a gift may arrive. */
  giftSpan: GiftSpan;
  /** Undefined for members. */
  invitation: MembershipInvitation | undefined;
  /** The code of a voucher's link that was opened in this browser. */
  keptVoucher: string | undefined;
  /** The flash of the form post that led here. */
  flash: FormFlash | undefined;
}

/**
 * Reads the cart of the session with the available packing.
 * @param pin the PIN code that a browser without scripts has sent; empty without one
 */
export async function getCartPage(pin = ''): Promise<CartPageData> {
  // A copy: a page cannot write the session, so the next call detects an unknown visitor again.
  const session = { ...(await readSession()) };
  const call = callAs(session);
  const [[cart, isMember, home, deliveryPaid], packing, price, asked, store] = await Promise.all([
    withIdentityFallback(session, () =>
      Promise.all([
        readCart({ session, call }),
        readIsMember({ session, call }),
        readHome({ session, call }),
        readDeliveryPaid({ session, call }),
      ]),
    ),
    getPacking(),
    getMembershipPrice(),
    getDelivery(pin),
    readStore(session),
  ]);
  const known = store ?? (isMember ? { to: '', cityId: null, isMember } : home);
  const invitation = isMember ? undefined : { price, deliveryPaid };
  const flash = formFlash(session, routes.cart());
  const first = await shopperCart({ session, call }, cart);
  const keptVoucher = await readKeptVoucher();
  return {
    ...{ first, packing, delivery: { known, asked }, invitation, keptVoucher, flash },
    giftSpan: giftSpan(),
  };
}

/** Returns the store where the shopper wants to collect the cart's order; undefined without one. */
async function readStore({ collect }: SessionData): Promise<KnownPlace | undefined> {
  const stores = collect && (await orNull(getCollectingStores()));
  const place = stores && chosenPlace(stores, collect);
  if (!place) return undefined;
  return { to: place.at.store_name, cityId: null, isMember: false, isCollected: true };
}

/** Returns the packing materials on offer. */
async function getPacking(): Promise<ProductListItem[]> {
  'use cache';
  cachedUnder(cacheTags.products);
  return withNamesOfPage(await listPacking());
}

/** Returns the delivery to the default address, if it is in India: the checkout chooses it first. */
async function readHome({ session, call }: CallingShopper): Promise<KnownPlace | undefined> {
  if (!session.token) return undefined;
  const addresses = await orNull(readAddresses({ call }));
  const home = addresses?.find(({ is_default }) => is_default);
  if (!home?.latest) return undefined;
  const arrives = formatWeekday(home.latest);
  const t = await getText();
  return { to: t(home.city_obj.name), cityId: home.city_obj.id, isMember: false, arrives };
}

/** Returns what a customer paid for delivery in the last twelve months; 0 if it is unknown. */
async function readDeliveryPaid({ session, call }: CallingShopper): Promise<number> {
  if (!session.token) return 0;
  return (await orNull(readMembershipHistory({ call })))?.deliveryPaid ?? 0;
}
