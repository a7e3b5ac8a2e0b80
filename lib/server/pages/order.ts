import 'server-only';
import { cache } from 'react';
import type { OrderDetail } from '@/contract/orders/order';
import { foundOrNull } from '@/lib/api-error';
import {
  formatDate,
  formatDateTime,
  formatWeekday,
  isoDay,
  toDisplayedDay,
} from '@/lib/format/dates';
import { routes } from '@/lib/routes';
import type { ShopperCall } from '@/lib/server/api/shopper-call';
import { readSession } from '@/lib/server/session/session';
import type { FormFlash } from '@/lib/view/form-flash';
import type { DisplayedOrder } from '@/lib/view/orders';
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
export function toDisplayedOrder({
  timeline,
  expected_by: expected,
  ...order
}: OrderDetail): DisplayedOrder {
  return {
    ...order,
    timeline: timeline.map(({ status, at }) => ({
      status,
      moment: { text: formatDateTime(at), iso: at },
    })),
    expected: expected ? { text: formatDate(expected), iso: expected } : null,
    arrives: expected && formatWeekday(expected),
    isLate: expected !== null && expected < isoDay(new Date().toISOString()),
    placed: toDisplayedDay(order.order_date),
    delivered: order.delivery_date ? toDisplayedDay(order.delivery_date) : null,
  };
}
