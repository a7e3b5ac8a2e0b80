import { WeekView } from '@/components/desk/calendar/week-view';
import { getCalendarPage } from '@/lib/server/pages/calendar';
import { staffRoutes } from '@/lib/staff-routes';
import { dashboardPage } from '../../dashboard-page';

/** The whole page is in the first response. */
export const instant = false;

const { generateMetadata, page } = dashboardPage({
  path: staffRoutes.calendar(),
  current: 'appointments',
  title: 'Week of the vaidya',
  hint: 'Times of consultations in India; hours and days off are in the settings.',
  description: 'Seven days of consultations.',
  async draw(search) {
    const frame = await getCalendarPage(search);
    return { frame, view: <WeekView page={frame} /> };
  },
});

export { generateMetadata, page as default };
