import { RefundsView } from '@/components/desk/overview/refunds-view';
import { staffRefundsQuery } from '@/lib/routing/staff-lists';
import { getStaffRefundsPage } from '@/lib/server/pages/staff-lists';
import { staffRoutes } from '@/lib/staff-routes';
import { dashboardPage } from '../../dashboard-page';

/** The whole list is in the first response. */
export const instant = false;

const { generateMetadata, page } = dashboardPage({
  path: staffRoutes.refunds(),
  current: 'refunds',
  title: 'Refunds',
  description: 'Money that goes back to customers, or went.',
  async draw(search) {
    const query = staffRefundsQuery(search);
    const frame = await getStaffRefundsPage(query);
    return { frame, view: <RefundsView list={frame.list} query={query} /> };
  },
});

export { generateMetadata, page as default };
