import { ReturnsView } from '@/components/desk/overview/returns-view';
import { staffReturnsQuery } from '@/lib/routing/staff-lists';
import { getStaffReturnsPage } from '@/lib/server/pages/staff-lists';
import { staffRoutes } from '@/lib/staff-routes';
import { dashboardPage } from '../../dashboard-page';

/** The whole list is in the first response. */
export const instant = false;

const { generateMetadata, page } = dashboardPage({
  path: staffRoutes.returns(),
  current: 'returns',
  title: 'Return requests',
  description: 'Requests for a replacement or refund.',
  async draw(search) {
    const query = staffReturnsQuery(search);
    const frame = await getStaffReturnsPage(query);
    return { frame, view: <ReturnsView list={frame.list} query={query} /> };
  },
});

export { generateMetadata, page as default };
