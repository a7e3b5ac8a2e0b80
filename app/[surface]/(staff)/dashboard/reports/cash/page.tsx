import { TakingsView } from '@/components/desk/reports/takings-view';
import { getTakingsPage } from '@/lib/server/pages/takings';
import { staffRoutes } from '@/lib/staff-routes';
import { dashboardPage } from '../../../dashboard-page';

/** The whole page is in the first response. */
export const instant = false;

const { generateMetadata, page } = dashboardPage({
  path: staffRoutes.takings(),
  current: 'cash',
  title: 'Cash of carriers',
  hint: 'Cash orders by their carrier and the day in India when they were delivered.',
  description: 'What carriers owe of cash on delivery.',
  async draw(search) {
    const frame = await getTakingsPage(search);
    return { frame, view: <TakingsView page={frame} /> };
  },
});

export { generateMetadata, page as default };
