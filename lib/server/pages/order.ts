import 'server-only';
import { cache } from 'react';
import type { OrderDetail } from '@/contract/orders/order';
import { foundOrNull, isNotFound } from '@/lib/api-error';
import {
  formatDate,
  formatDateTime,
  formatWeekday,
  isoDay,
  toDisplayedDay,
} from '@/lib/format/dates';
import { routes } from '@/lib/routes';
import { callShopApi } from '@/lib/server/api/shop-api';
import type { ShopperCall } from '@/lib/server/api/shopper-call';
import { readSession } from '@/lib/server/session/session';
import type { FormFlash } from '@/lib/view/form-flash';
import type { DisplayedOrder, DisplayedTracking } from '@/lib/view/orders';
import { asCustomer } from './as-customer';
import { formFlash } from './form-flash';

interface OrderPageData {
  order: DisplayedOrder;
  flash: FormFlash | undefined;
}

/**
 * Returns an order of the customer, or null if none has this id. Personal: kept for one request
 * only, since the page and its title both read it.
 */
export const getOrderPage = cache(async (id: number): Promise<OrderPageData | null> => {
  const session = await readSession();
  const page = routes.order(id);
  const read = (call: ShopperCall) => call('getOrder', { params: { orderId: id } });
  const answer = await foundOrNull(asCustomer({ session, page, read }));
  return answer && { order: toDisplayedOrder(answer.data), flash: formFlash(session, page) };
});

/** Adds the days of an order as they are displayed. */
export function toDisplayedOrder(order: OrderDetail): DisplayedOrder {
  const { order_date, delivery_date, expected_by } = order;
  return {
    ...withProgress(order),
    arrives: expected_by && formatWeekday(expected_by),
    placed: toDisplayedDay(order_date),
    delivered: delivery_date ? toDisplayedDay(delivery_date) : null,
  };
}

function withProgress<Order extends Pick<OrderDetail, 'timeline' | 'expected_by'>>({
  timeline,
  expected_by: expected,
  ...order
}: Order) {
  return {
    ...order,
    timeline: timeline.map(({ status, at }) => ({
      status,
      moment: { text: formatDateTime(at), iso: at },
    })),
    expected: expected ? { text: formatDate(expected), iso: expected } : null,
    isLate: expected !== null && expected < isoDay(new Date().toISOString()),
  };
}

/** An order that a link of a message shows, or why it shows none. */
type TrackingPage = { order: DisplayedTracking } | { problem: string };

/** Reads the order of a signed link. Never cached. @throws ApiError if the API does not answer */
export async function getTrackingPage(token: string): Promise<TrackingPage> {
  try {
    const { data } = await callShopApi('trackOrder', { params: { token } });
    return { order: withProgress(data) };
  } catch (error) {
    if (isNotFound(error)) return { problem: error.message };
    throw error;
  }
}
