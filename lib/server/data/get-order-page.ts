import 'server-only';
import type { OrderDetail } from '@/contract/order';
import { ApiError } from '@/lib/api/api-error';
import type { ShownDay } from '@/lib/format/dated';
import { shownDay } from '@/lib/format/dated';
import type { FormFlash } from '@/lib/forms/form-flash';
import { routes } from '@/lib/routes';
import type { ShopperCall } from '../door/shopper';
import { readSession } from '../session';
import { asCustomer } from './as-customer';
import { formFlash } from './get-form-flash';

/** An order with its days as they are shown. */
export interface ShownOrder extends OrderDetail {
  placed: ShownDay;
  delivered: ShownDay | null;
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

function shownOrder(order: OrderDetail): ShownOrder {
  return {
    ...order,
    placed: shownDay(order.order_date),
    delivered: order.delivery_date ? shownDay(order.delivery_date) : null,
  };
}
