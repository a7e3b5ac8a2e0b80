import 'server-only';
import type { Address } from '@/contract/address';
import type { OrderRow } from '@/contract/order';
import { ORDER_PAGE_SIZES } from '@/contract/orders';
import type { Profile } from '@/contract/profile';
import type { ShownDay } from '@/lib/format/dated';
import { shownDay } from '@/lib/format/dated';
import type { FormFlash } from '@/lib/forms/form-flash';
import { routes } from '@/lib/routes';
import type { ShopperCall } from '../door/shopper';
import { readSession } from '../session';
import { asCustomer, orNull } from './as-customer';
import { formFlash } from './get-form-flash';

export type Details = Omit<Profile, 'addresses'>;
export type ShownOrderRow = OrderRow & { day: ShownDay };

/** Which rows of the orders are asked for. */
export interface OrdersPlace {
  page: number;
  pageSize: (typeof ORDER_PAGE_SIZES)[number];
}

/** A page of the orders. */
export interface OrdersPage extends OrdersPlace {
  orders: ShownOrderRow[];
  totalPages: number;
}

/** All that the profile draws; null stands for what could not be read. Personal: never cached. */
export interface ProfilePage {
  details: Details | null;
  addresses: Address[] | null;
  orders: OrdersPage | null;
  /** The message of a form that just led here. */
  flash: FormFlash | undefined;
}

/** Reads the profile of the customer. */
export async function getProfilePage(place: OrdersPlace): Promise<ProfilePage> {
  const session = await readSession();
  const [profile, orders] = await asCustomer({
    session,
    page: routes.profile(),
    read: (call) => Promise.all([orNull(call('getProfile', {})), orNull(readOrders(call, place))]),
  });
  const { addresses = null, ...details } = profile?.data ?? {};
  return {
    details: profile ? (details as Details) : null,
    addresses,
    orders,
    flash: formFlash(session, routes.profile()),
  };
}

/** The place in the orders that an address names; anything odd in it is the beginning. */
export function ordersPlace(query: Record<string, string | string[] | undefined>): OrdersPlace {
  const page = Number(query.page ?? 1);
  const size = Number(query.page_size);
  return {
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
    pageSize: ORDER_PAGE_SIZES.find((one) => one === size) ?? ORDER_PAGE_SIZES[0],
  };
}

async function readOrders(call: ShopperCall, place: OrdersPlace): Promise<OrdersPage> {
  const query = { page: place.page, page_size: place.pageSize };
  const { data, total_pages: totalPages } = await call('listOrders', { query });
  const orders = data.map((order) => ({ ...order, day: shownDay(order.order_date) }));
  return { ...place, orders, totalPages };
}
