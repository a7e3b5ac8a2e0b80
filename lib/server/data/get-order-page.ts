import 'server-only';
import type { OrderDetail, OrderStatus } from '@/contract/order';
import { ApiError } from '@/lib/api/api-error';
import type { ShownDay } from '@/lib/format/dated';
import { shownDay } from '@/lib/format/dated';
import { formatDate, formatDateTime, isoDay } from '@/lib/format/dates';
import type { FormFlash } from '@/lib/forms/form-flash';
import { routes } from '@/lib/routes';
import type { ShopperCall } from '../door/shopper';
import { readSession } from '../session';
import { asCustomer } from './as-customer';
import { formFlash } from './get-form-flash';

/** An order with its days as they are shown. */
export interface ShownOrder extends Omit<OrderDetail, 'timeline' | 'expected_by'> {
  placed: ShownDay;
  delivered: ShownDay | null;
  timeline: { status: OrderStatus; moment: ShownDay }[];
  expected: ShownDay | null;
  /** The day by which it should have come is over. */
  isLate: boolean;
}

/** One order of the customer, or null where he has none with this id. Personal: never cached. */
export async function getOrderPage(
  id: number,
): Promise<{ order: ShownOrder; flash: FormFlash | undefined } | null> {
  const session = await readSession();
  const page = routes.order(id);
  try {
    const read = (call: ShopperCall) => call('getOrder', { params: { orderId: id } });
    const { data } = await asCustomer({ session, page, read });
    return { order: shownOrder(data), flash: formFlash(session, page) };
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

function shownOrder({ timeline, expected_by: expected, ...order }: OrderDetail): ShownOrder {
  return {
    ...order,
    timeline: timeline.map(({ status, at }) => ({
      status,
      moment: { text: formatDateTime(at), iso: at },
    })),
    expected: expected ? { text: formatDate(expected), iso: expected } : null,
    isLate: expected !== null && expected < isoDay(new Date().toISOString()),
    placed: shownDay(order.order_date),
    delivered: order.delivery_date ? shownDay(order.delivery_date) : null,
  };
}
