import type { Metadata } from 'next';
import { personalPage } from '@/app/personal-page';
import { DashboardFrame } from '@/components/chrome/dashboard-frame';
import { RefundsView } from '@/components/dashboard/refunds-view';
import { staffPage } from '@/lib/routing/staff-lists';
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
    title: 'Refunds due | Dashboard',
    description: 'Money that goes back to customers.',
  });
}

async function StaffRefundsPage({ searchParams }: Props) {
  const page = await getStaffRefundsPage(staffPage(await searchParams));
  return (
    <DashboardFrame current="refunds" title="Refunds due" frame={page}>
      <RefundsView list={page.list} />
    </DashboardFrame>
  );
}

export default personalPage(StaffRefundsPage);
