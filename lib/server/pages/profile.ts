import 'server-only';
import type { Address } from '@/contract/accounts/address';
import type { ProductListItem } from '@/contract/catalogue/catalogue';
import type { OrderListItem } from '@/contract/orders/order';
import { isEnded, stateOf } from '@/contract/orders/order-states';
import { isUnpaidOnline } from '@/contract/orders/unpaid-online';
import { formatTimeOfDay, toDisplayedDay } from '@/lib/format/dates';
import { routes } from '@/lib/routes';
import type { OrdersPagination } from '@/lib/routing/orders-pagination';
import type { ShopperCall } from '@/lib/server/api/shopper-call';
import { placedNumber } from '@/lib/server/session/placed-order';
import { readSession } from '@/lib/server/session/session';
import { readAppointments } from '@/lib/server/shopper/appointments';
import { readBoughtProducts } from '@/lib/server/shopper/bought-products';
import { readGiftCards } from '@/lib/server/shopper/customer';
import type { DisplayedAppointment } from '@/lib/view/appointments';
import type { FormFlash } from '@/lib/view/form-flash';
import type { DisplayedGiftCard } from '@/lib/view/gift-cards';
import type { DisplayedMembership } from '@/lib/view/membership';
import type { DisplayedOrdersPage } from '@/lib/view/orders';
import type { ProfileDetailsView } from '@/lib/view/profile';
import { asCustomer, orNull } from './as-customer';
import { formFlash } from './form-flash';
import { toDisplayedOrder } from './order';

/** The data of the profile; null marks a failed read. Personal: never cached. */
export interface ProfilePageData {
  details: ProfileDetailsView | null;
  addresses: Address[] | null;
  orders: DisplayedOrdersPage | null;
  memberships: DisplayedMembership[] | null;
  giftCards: DisplayedGiftCard[] | null;
  appointments: DisplayedAppointment[] | null;
  /** What the customer has bought and can buy today. */
  bought: ProductListItem[] | null;
  /** The flash of the form that led here. */
  flash: FormFlash | undefined;
}

/** Reads the profile of the customer. */
export async function getProfilePage(pagination: OrdersPagination): Promise<ProfilePageData> {
  const session = await readSession();
  const [profile, orders, memberships, giftCards, appointments, bought] = await asCustomer({
    session,
    page: routes.profile(),
    read: (call) =>
      Promise.all([
        orNull(call('getProfile', {})),
        orNull(readOrders({ call, pagination, placed: placedNumber(session) })),
        orNull(readMemberships(call)),
        orNull(readDisplayedGiftCards(call)),
        orNull(readDisplayedAppointments(call)),
        orNull(readBoughtProducts({ session, call })),
      ]),
  });
  const { addresses = null, ...details } = profile?.data ?? {};
  return {
    details: profile ? (details as ProfileDetailsView) : null,
    addresses,
    orders,
    memberships,
    giftCards,
    appointments,
    bought,
    flash: formFlash(session, routes.profile()),
  };
}

interface ReadOrders {
  call: ShopperCall;
  pagination: OrdersPagination;
  /** The printed number of the order just placed. */
  placed: string | undefined;
}

async function readOrders({ call, pagination, placed }: ReadOrders): Promise<DisplayedOrdersPage> {
  const { pageSize, ...rest } = pagination;
  const answer = await call('listOrders', { query: { ...rest, page_size: pageSize } });
  const orders = answer.data.map((order) => ({ ...order, day: toDisplayedDay(order.order_date) }));
  const isWholeList = pagination.page === 1 && pagination.search === '';
  const isPlaced = (order: OrderListItem) =>
    order.order_id === placed && !isEnded(stateOf(order.order_status));
  const [placedOrder, currentOrder] = await Promise.all([
    readDetail(call, orders.find(isPlaced)),
    readDetail(call, isWholeList ? orders.find(isCurrent) : undefined),
  ]);
  return {
    ...pagination,
    orders,
    count: answer.total_count,
    totalPages: answer.total_pages,
    currentOrder,
    placed: placedOrder,
  };
}

/** Whether the shop works on an order: it is placed and not delivered yet. */
function isCurrent(order: OrderListItem): boolean {
  return !isEnded(stateOf(order.order_status)) && !isUnpaidOnline(order);
}

/** Reads an order of the list in detail; null without one, or if only this read fails. */
async function readDetail(call: ShopperCall, row: OrderListItem | undefined) {
  if (!row) return null;
  const answer = await orNull(call('getOrder', { params: { orderId: row.id } }));
  return answer && toDisplayedOrder(answer.data);
}

async function readDisplayedGiftCards(call: ShopperCall): Promise<DisplayedGiftCard[]> {
  const giftCards = await readGiftCards({ call });
  return giftCards.map((one) => ({ ...one, received: toDisplayedDay(one.received_on) }));
}

async function readDisplayedAppointments(call: ShopperCall): Promise<DisplayedAppointment[]> {
  const appointments = await readAppointments({ call });
  const now = Date.now();
  return appointments.map(({ start_datetime: start, end_datetime: _end, ...appointment }) => ({
    ...appointment,
    day: toDisplayedDay(start),
    time: formatTimeOfDay(start),
    isAhead: appointment.state === 'booked' && Date.parse(start) > now,
  }));
}

async function readMemberships(call: ShopperCall): Promise<DisplayedMembership[]> {
  const { data } = await call('listMemberships', {});
  return data.map((membership) => ({
    ...membership,
    from: toDisplayedDay(membership.start_date),
    until: toDisplayedDay(membership.end_date),
    cancelled: membership.cancelled_at === null ? null : toDisplayedDay(membership.cancelled_at),
  }));
}

/** The data of the edit page. Personal: never cached. */
interface EditProfilePageData {
  details: ProfileDetailsView;
  /** The outcome of a plain form post of the details. */
  flash: FormFlash | undefined;
  pictureFlash: FormFlash | undefined;
}

/** Reads the current details and avatar. */
export async function getEditProfilePage(): Promise<EditProfilePageData> {
  const session = await readSession();
  const page = routes.editProfile();
  const { data } = await asCustomer({ session, page, read: (call) => call('getProfile', {}) });
  const { addresses: _, ...details } = data;
  const flash = formFlash(session, page);
  // Saved details lead to the profile page; only the picture's forms return here.
  const isPictures = flash && (!flash.isError || flash.errors?.picture !== undefined);
  return isPictures
    ? { details, flash: undefined, pictureFlash: flash }
    : { details, flash, pictureFlash: undefined };
}
