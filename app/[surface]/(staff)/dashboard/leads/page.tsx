import { LeadsView } from '@/components/desk/overview/leads-view';
import { staffLeadsQuery } from '@/lib/routing/staff-lists';
import { getStaffLeadsPage } from '@/lib/server/pages/staff-lists';
import { staffRoutes } from '@/lib/staff-routes';
import { dashboardPage } from '../../dashboard-page';

/** The whole list is in the first response. */
export const instant = false;

const { generateMetadata, page } = dashboardPage({
  path: staffRoutes.leads(),
  current: 'leads',
  title: 'Messages',
  description: 'Messages and leads.',
  async draw(search) {
    const query = staffLeadsQuery(search);
    const frame = await getStaffLeadsPage(query);
    return { frame, view: <LeadsView list={frame.list} query={query} /> };
  },
});

export { generateMetadata, page as default };
