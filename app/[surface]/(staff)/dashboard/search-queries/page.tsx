import type { Metadata } from 'next';
import { personalPage } from '@/app/personal-page';
import { DashboardFrame } from '@/components/chrome/dashboard-frame';
import { SearchesView } from '@/components/dashboard/searches-view';
import { staffSearchesQuery } from '@/lib/routing/staff-lists';
import { getAccountMetadata } from '@/lib/server/pages/metadata';
import { getStaffSearchesPage } from '@/lib/server/pages/staff-lists';
import { staffRoutes } from '@/lib/staff-routes';

/** The whole list is in the first response. */
export const instant = false;

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export function generateMetadata(): Promise<Metadata> {
  return getAccountMetadata({
    path: staffRoutes.searches(),
    title: 'Searches | Dashboard',
    description: 'What shoppers have searched.',
  });
}

async function StaffSearchesPage({ searchParams }: Props) {
  const query = staffSearchesQuery(await searchParams);
  const page = await getStaffSearchesPage(query);
  return (
    <DashboardFrame
      current="search-queries"
      title="Searches"
      hint="What was searched in the last 30 days, without who searched it"
      frame={page}
    >
      <SearchesView list={page.list} query={query} />
    </DashboardFrame>
  );
}

export default personalPage(StaffSearchesPage);
