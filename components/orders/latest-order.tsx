import type { DisplayedOrdersPage } from '@/lib/view/orders';
import { OrderCard } from './order-card';

/** The order under way with its expected day, else the newest one; either can be ordered again. */
export function LatestOrder({ page }: { page: DisplayedOrdersPage | null }) {
  const [newest] = page?.orders ?? [];
  const current = page?.orders.find(({ id }) => id === page.currentOrder?.id);
  const order = current ?? newest;
  if (!order) return null;
  return (
    <ul>
      <OrderCard order={order} arrives={current && page?.currentOrder?.arrives} />
    </ul>
  );
}
