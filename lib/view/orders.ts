import type { Message } from '@/contract/messages/text-with-values';
import type { OrderDetail, OrderListItem } from '@/contract/orders/order';
import type { OrderStatus } from '@/contract/orders/order-states';
import type { TrackedOrder } from '@/contract/orders/track';
import type { DisplayedMoment } from '@/lib/format/dates';
import type { OrdersPagination } from '@/lib/routing/orders-pagination';

/** One order of the list, with the day it was placed. */
export type DisplayedOrderRow = OrderListItem & { day: DisplayedMoment };

/** A page of the orders. */
export interface DisplayedOrdersPage extends OrdersPagination {
  orders: DisplayedOrderRow[];
  /** The total of all pages. */
  count: number;
  totalPages: number;
  /** The newest order under way in detail, on the first page of the whole list. */
  currentOrder: DisplayedOrder | null;
  /** The order just placed. */
  placed: DisplayedOrder | null;
}

/** The known progress of an order. */
export interface OrderProgress
  extends Pick<
    OrderDetail,
    'order_status' | 'pay_type' | 'is_paid' | 'is_collected' | 'replaced_by'
  > {
  /** The past steps, the first one first. */
  timeline: { status: OrderStatus; moment: DisplayedMoment }[];
  /** The expected day of delivery, while the order is under way. */
  expected: DisplayedMoment | null;
  /** The expected day is over. */
  isLate: boolean;
}

/** An order as the link of a message displays it. */
export type DisplayedTracking = Omit<TrackedOrder, 'timeline' | 'expected_by'> & OrderProgress;

/** An order with its days as they are displayed. */
export interface DisplayedOrder
  extends Omit<OrderDetail, 'timeline' | 'expected_by'>,
    OrderProgress {
  placed: DisplayedMoment;
  delivered: DisplayedMoment | null;
  /** The expected day with its weekday: `Mon, 30 Nov`. */
  arrives: Message | null;
}
