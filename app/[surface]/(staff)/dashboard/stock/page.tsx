import { DeskListView } from '@/components/desk/list/desk-list-view';
import { ButtonLink } from '@/components/ui/button-link';
import { stockDesk } from '@/lib/desk/descriptions/stock';
import { readDeskQuery } from '@/lib/desk/list-query';
import { getDeskListPage } from '@/lib/server/pages/desk';
import { staffRoutes } from '@/lib/staff-routes';
import { dashboardPage } from '../../dashboard-page';

/** The whole list is in the first response. */
export const instant = false;

const { generateMetadata, page } = dashboardPage({
  path: staffRoutes.stock(),
  current: 'stock',
  title: 'Stock',
  action: <ButtonLink href={staffRoutes.countStock()}>Count</ButtonLink>,
  description: 'The stocks of all products.',
  async draw(search) {
    const query = readDeskQuery(stockDesk, search);
    const frame = await getDeskListPage(stockDesk, query);
    return { frame, view: <DeskListView desk={stockDesk} page={frame} query={query} /> };
  },
});

export { generateMetadata, page as default };
