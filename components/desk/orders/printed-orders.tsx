import { EmptyState } from '@/components/ui/empty-state';
import type { StaffOrderDetail } from '@/contract/staff/orders';
import type { PrintedSheet } from '@/lib/desk/printed-sheets';
import { PackingSlip } from './packing-slip';
import { ParcelLabel } from './parcel-label';
import { PickingList } from './picking-list';
import styles from './printed-orders.module.css';

interface PrintedOrdersProps {
  orders: readonly StaffOrderDetail[];
  sheet: PrintedSheet['name'];
}

/** The sheets of orders: one on each page, but for the picking list, which is one for all. */
export function PrintedOrders({ orders, sheet }: PrintedOrdersProps) {
  if (orders.length === 0) return <NoSheets />;
  if (sheet === 'picking') return <PickingList orders={orders} />;
  const Sheet = sheet === 'labels' ? ParcelLabel : PackingSlip;
  // Nothing of an order that is collected travels, so it has no label.
  const printed = sheet === 'labels' ? orders.filter((one) => !one.is_collected) : orders;
  if (printed.length === 0) return <NoSheets />;
  return (
    <div className={`stack gap-5 ${styles.sheets}`} data-sheet={sheet}>
      {printed.map((order) => (
        <Sheet key={order.id} order={order} />
      ))}
    </div>
  );
}

function NoSheets() {
  return <EmptyState motif="mint" title="Nothing to print" text="Choose orders in their list" />;
}
