import { ReportView } from '@/components/desk/reports/report-view';
import { getReportPage } from '@/lib/server/pages/reports';
import { staffRoutes } from '@/lib/staff-routes';
import { dashboardPage } from '../../dashboard-page';

/** The whole page is in the first response. */
export const instant = false;

const { generateMetadata, page } = dashboardPage({
  path: staffRoutes.reports(),
  current: 'reports',
  title: 'Reports',
  description: 'What was sold, beside the time before.',
  async draw(search) {
    const frame = await getReportPage(search);
    return { frame, view: <ReportView page={frame} /> };
  },
});

export { generateMetadata, page as default };
