import { NeedsScripts } from '@/components/desk/form/needs-scripts';
import { CountStock } from '@/components/desk/stock/count-stock.client';
import { getStockFrame } from '@/lib/server/pages/staff-stock';
import { staffRoutes } from '@/lib/staff-routes';
import { dashboardPage } from '../../../dashboard-page';

/** The whole page is in the first response. */
export const instant = false;

const { generateMetadata, page } = dashboardPage({
  path: staffRoutes.countStock(),
  current: 'stock',
  title: 'Count the stock',
  back: { text: 'Stock', href: staffRoutes.desk('stock') },
  description: 'Counting in the store room.',
  async draw() {
    const view = (
      <>
        <NeedsScripts />
        <CountStock />
      </>
    );
    return { frame: await getStockFrame(staffRoutes.countStock()), view };
  },
});

export { generateMetadata, page as default };
