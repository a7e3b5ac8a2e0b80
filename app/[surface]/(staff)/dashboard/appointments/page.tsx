import type { Metadata } from 'next';
import { personalPage } from '@/app/personal-page';
import { DashboardFrame } from '@/components/chrome/dashboard-frame';
import { AppointmentsView } from '@/components/dashboard/appointments-view';
import { staffAppointmentsQuery } from '@/lib/routing/staff-lists';
import { getAccountMetadata } from '@/lib/server/pages/metadata';
import { getStaffAppointmentsPage } from '@/lib/server/pages/staff-lists';
import { staffRoutes } from '@/lib/staff-routes';

/** The whole list is in the first response. */
export const instant = false;

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export function generateMetadata(): Promise<Metadata> {
  return getAccountMetadata({
    path: staffRoutes.appointments(),
    title: 'Appointments | Dashboard',
    description: 'Consultations with the vaidya.',
  });
}

async function StaffAppointmentsPage({ searchParams }: Props) {
  const query = staffAppointmentsQuery(await searchParams);
  const { days, ...page } = await getStaffAppointmentsPage(query);
  return (
    <DashboardFrame current="appointments" title="Appointments" frame={page}>
      <AppointmentsView list={page.list} query={query} days={days} />
    </DashboardFrame>
  );
}

export default personalPage(StaffAppointmentsPage);
