import { OrderStatusTag } from '@/components/shared/order-status';
import type { StaffOrder } from '@/contract/staff/orders';
import { dayInWords } from '@/lib/desk/indian-time';
import { drawnFrom } from '../list/drawn-from';
import { OrderMoves } from './order-moves';

/** Returns the columns of orders that are drawn; `here` is the page to return to after a step. */
export const orderCells = (here: string) =>
  drawnFrom<StaffOrder>({
    first_products: (order) => goodsOf(order),
    order_status: ({ order_status: status }) => <OrderStatusTag status={status} />,
    send_from: ({ send_from: day }) => day && `Gift: send from ${dayInWords(day)}`,
    moves: (order) => <OrderMoves order={order} from={here} />,
  });

/** `Hill Shade Arabica Beans and 4 more` */
function goodsOf({ product_count: count, first_products: [first] }: StaffOrder): string {
  if (!first) return '';
  return count > 1 ? `${first.product_name} and ${count - 1} more` : first.product_name;
}
