import { SearchesView } from '@/components/desk/overview/searches-view';
import { staffSearchesQuery } from '@/lib/routing/staff-lists';
import { getStaffSearchesPage } from '@/lib/server/pages/staff-lists';
import { staffRoutes } from '@/lib/staff-routes';
import { dashboardPage } from '../../dashboard-page';

/** The whole list is in the first response. */
export const instant = false;

const { generateMetadata, page } = dashboardPage({
  path: staffRoutes.searches(),
  current: 'search-queries',
  title: 'Searches',
  hint: 'What was searched in the last 30 days, without who searched it',
  description: 'What shoppers have searched.',
  async draw(search) {
    const query = staffSearchesQuery(search);
    const frame = await getStaffSearchesPage(query);
    return { frame, view: <SearchesView list={frame.list} query={query} /> };
  },
});

export { generateMetadata, page as default };
