import type { Metadata } from 'next';
import { personalPage } from '@/app/personal-page';
import { DashboardFrame } from '@/components/chrome/dashboard-frame';
import { RefundsView } from '@/components/dashboard/refunds-view';
import { staffRefundsQuery } from '@/lib/routing/staff-lists';
import { getAccountMetadata } from '@/lib/server/pages/metadata';
import { getStaffRefundsPage } from '@/lib/server/pages/staff-lists';
import { staffRoutes } from '@/lib/staff-routes';

/** The whole list is in the first response. */
export const instant = false;

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export function generateMetadata(): Promise<Metadata> {
  return getAccountMetadata({
    path: staffRoutes.refunds(),
    title: 'Refunds | Dashboard',
    description: 'Money that goes back to customers, or went.',
  });
}

async function StaffRefundsPage({ searchParams }: Props) {
  const query = staffRefundsQuery(await searchParams);
  const page = await getStaffRefundsPage(query);
  return (
    <DashboardFrame current="refunds" title="Refunds" frame={page}>
      <RefundsView list={page.list} query={query} />
    </DashboardFrame>
  );
}

export default personalPage(StaffRefundsPage);
