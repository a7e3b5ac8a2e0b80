import { AppointmentsView } from '@/components/desk/overview/appointments-view';
import { staffAppointmentsQuery } from '@/lib/routing/staff-lists';
import { getStaffAppointmentsPage } from '@/lib/server/pages/staff-lists';
import { staffRoutes } from '@/lib/staff-routes';
import { dashboardPage } from '../../dashboard-page';

/** The whole list is in the first response. */
export const instant = false;

const { generateMetadata, page } = dashboardPage({
  path: staffRoutes.appointments(),
  current: 'appointments',
  title: 'Appointments',
  description: 'Consultations with the vaidya.',
  async draw(search) {
    const query = staffAppointmentsQuery(search);
    const frame = await getStaffAppointmentsPage(query);
    return { frame, view: <AppointmentsView list={frame.list} query={query} days={frame.days} /> };
  },
});

export { generateMetadata, page as default };
