import { OrderStatusTag } from '@/components/shared/order-status';
import { Link } from '@/components/ui/link.client';
import { staffMessages } from '@/contract/messages/staff';
import { formatRupees } from '@/contract/shop/money';
import { staffRoutes } from '@/lib/staff-routes';
import type { DisplayedStaffOrder } from '@/lib/view/staff';
import { ListHead } from './list-head';
import { paymentOf } from './orders-view';
import { type Column, StaffTable } from './staff-table';

const COLUMNS: Column<DisplayedStaffOrder>[] = [
  {
    label: 'Order',
    cell: ({ id, order_id: number }) => (
      <Link className="link num" href={staffRoutes.order(id)}>
        {number}
      </Link>
    ),
  },
  { label: 'Customer', cell: ({ customer }) => customer, isFreeText: true },
  { label: 'City', cell: ({ city }) => city },
  { label: 'Items', cell: ({ product_count: count }) => count, isNumber: true },
  { label: 'Total', cell: ({ final_total: total }) => formatRupees(total), isNumber: true },
  { label: 'Payment', cell: paymentOf },
  { label: 'Status', cell: ({ order_status: status }) => <OrderStatusTag status={status} /> },
];

/** The newest orders; each leads to its page. */
export function NewestOrders({ orders }: { orders: DisplayedStaffOrder[] | null }) {
  return (
    <>
      <ListHead title="Newest orders" all="All orders" href={staffRoutes.orders()} />
      {orders?.length ? (
        <StaffTable
          caption="The newest orders"
          columns={COLUMNS}
          rows={orders}
          keyOf={({ id }) => id}
        />
      ) : (
        <p className="muted">{orders ? staffMessages.noOrders : staffMessages.notLoaded}</p>
      )}
    </>
  );
}
