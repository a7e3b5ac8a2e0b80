import 'server-only';
import type { Address } from '@/contract/address';
import type { OrderRow } from '@/contract/order';
import type { Profile } from '@/contract/profile';
import type { ShownTerm } from '@/lib/api/elite';
import type { ShownGiftVoucher } from '@/lib/api/gift-vouchers';
import type { ShownDay } from '@/lib/format/dated';
import { shownDay } from '@/lib/format/dated';
import type { FormFlash } from '@/lib/forms/form-flash';
import { routes } from '@/lib/routes';
import { readGiftVouchers } from '../door/gift-vouchers';
import type { ShopperCall } from '../door/shopper';
import { readSession } from '../session';
import { asCustomer, orNull } from './as-customer';
import { formFlash } from './get-form-flash';
import type { OrdersPlace } from './orders-place';

export type Details = Omit<Profile, 'addresses'>;
export type ShownOrderRow = OrderRow & { day: ShownDay };

/** A page of the orders. */
export interface OrdersPage extends OrdersPlace {
  orders: ShownOrderRow[];
  /** Over all pages. */
  count: number;
  totalPages: number;
}

/** All that the profile draws; null stands for what could not be read. Personal: never cached. */
export interface ProfilePage {
  details: Details | null;
  addresses: Address[] | null;
  orders: OrdersPage | null;
  terms: ShownTerm[] | null;
  giftVouchers: ShownGiftVoucher[] | null;
  /** The message of a form that just led here. */
  flash: FormFlash | undefined;
}

/** Reads the profile of the customer. */
export async function getProfilePage(place: OrdersPlace): Promise<ProfilePage> {
  const session = await readSession();
  const [profile, orders, terms, giftVouchers] = await asCustomer({
    session,
    page: routes.profile(),
    read: (call) =>
      Promise.all([
        orNull(call('getProfile', {})),
        orNull(readOrders(call, place)),
        orNull(readTerms(call)),
        orNull(readOwnGiftVouchers(call)),
      ]),
  });
  const { addresses = null, ...details } = profile?.data ?? {};
  return {
    details: profile ? (details as Details) : null,
    addresses,
    orders,
    terms,
    giftVouchers,
    flash: formFlash(session, routes.profile()),
  };
}

async function readOrders(call: ShopperCall, place: OrdersPlace): Promise<OrdersPage> {
  const { pageSize, ...rest } = place;
  const answer = await call('listOrders', { query: { ...rest, page_size: pageSize } });
  const orders = answer.data.map((order) => ({ ...order, day: shownDay(order.order_date) }));
  return { ...place, orders, count: answer.total_count, totalPages: answer.total_pages };
}

async function readOwnGiftVouchers(call: ShopperCall): Promise<ShownGiftVoucher[]> {
  const vouchers = await readGiftVouchers({ call });
  return vouchers.map((one) => ({ ...one, received: shownDay(one.received_on) }));
}

async function readTerms(call: ShopperCall): Promise<ShownTerm[]> {
  const { data } = await call('listEliteRecords', {});
  return data.map((term) => ({
    ...term,
    from: shownDay(term.start_date),
    until: shownDay(term.end_date),
    cancelled: term.cancelled_at === null ? null : shownDay(term.cancelled_at),
  }));
}
