import type { Metadata } from 'next';
import { personalPage } from '@/app/personal-page';
import { DashboardFrame } from '@/components/chrome/dashboard-frame';
import { ReturnsView } from '@/components/dashboard/returns-view';
import { staffReturnsQuery } from '@/lib/routing/staff-lists';
import { getAccountMetadata } from '@/lib/server/pages/metadata';
import { getStaffReturnsPage } from '@/lib/server/pages/staff-lists';
import { staffRoutes } from '@/lib/staff-routes';

/** The whole list is in the first response. */
export const instant = false;

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export function generateMetadata(): Promise<Metadata> {
  return getAccountMetadata({
    path: staffRoutes.returns(),
    title: 'Return requests | Dashboard',
    description: 'Requests for a replacement or refund.',
  });
}

async function StaffReturnsPage({ searchParams }: Props) {
  const query = staffReturnsQuery(await searchParams);
  const page = await getStaffReturnsPage(query);
  return (
    <DashboardFrame current="returns" title="Return requests" frame={page}>
      <ReturnsView list={page.list} query={query} />
    </DashboardFrame>
  );
}

export default personalPage(StaffReturnsPage);
