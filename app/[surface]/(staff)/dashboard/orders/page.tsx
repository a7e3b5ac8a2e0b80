import { OrdersView } from '@/components/desk/overview/orders-view';
import { staffOrdersQuery } from '@/lib/routing/staff-lists';
import { getStaffOrdersPage } from '@/lib/server/pages/staff-lists';
import { staffRoutes } from '@/lib/staff-routes';
import { dashboardPage } from '../../dashboard-page';

/** The whole list is in the first response. */
export const instant = false;

const { generateMetadata, page } = dashboardPage({
  path: staffRoutes.orders(),
  current: 'orders',
  title: 'Orders',
  description: 'The orders of all customers.',
  async draw(search) {
    const query = staffOrdersQuery(search);
    const frame = await getStaffOrdersPage(query);
    return { frame, view: <OrdersView list={frame.list} query={query} /> };
  },
});

export { generateMetadata, page as default };
