import type { Metadata } from 'next';
import { personalPage } from '@/app/personal-page';
import { DashboardFrame } from '@/components/chrome/dashboard-frame';
import { LeadsView } from '@/components/dashboard/leads-view';
import { staffLeadsQuery } from '@/lib/routing/staff-lists';
import { getAccountMetadata } from '@/lib/server/pages/metadata';
import { getStaffLeadsPage } from '@/lib/server/pages/staff-lists';
import { staffRoutes } from '@/lib/staff-routes';

/** The whole list is in the first response. */
export const instant = false;

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export function generateMetadata(): Promise<Metadata> {
  return getAccountMetadata({
    path: staffRoutes.leads(),
    title: 'Messages | Dashboard',
    description: 'Messages and leads.',
  });
}

async function StaffLeadsPage({ searchParams }: Props) {
  const query = staffLeadsQuery(await searchParams);
  const page = await getStaffLeadsPage(query);
  return (
    <DashboardFrame current="leads" title="Messages" frame={page}>
      <LeadsView list={page.list} query={query} />
    </DashboardFrame>
  );
}

export default personalPage(StaffLeadsPage);
