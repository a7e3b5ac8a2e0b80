import { GstView } from '@/components/desk/reports/gst-view';
import { getGstPage } from '@/lib/server/pages/gst';
import { staffRoutes } from '@/lib/staff-routes';
import { dashboardPage } from '../../../dashboard-page';

/** The whole page is in the first response. */
export const instant = false;

const { generateMetadata, page } = dashboardPage({
  path: staffRoutes.gst(),
  current: 'gst',
  title: 'GST return',
  hint: 'From the invoices and credit notes that were issued in the month.',
  description: 'What was issued in a month, for the tax office.',
  async draw(search) {
    const frame = await getGstPage(search);
    return { frame, view: <GstView page={frame} /> };
  },
});

export { generateMetadata, page as default };
