import type { Metadata } from 'next';
import { personalPage } from '@/app/personal-page';
import { DashboardFrame } from '@/components/chrome/dashboard-frame';
import { OrdersView } from '@/components/dashboard/orders-view';
import { staffOrdersQuery } from '@/lib/routing/staff-lists';
import { getAccountMetadata } from '@/lib/server/pages/metadata';
import { getStaffOrdersPage } from '@/lib/server/pages/staff-lists';
import { staffRoutes } from '@/lib/staff-routes';

/** The whole list is in the first response. */
export const instant = false;

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export function generateMetadata(): Promise<Metadata> {
  return getAccountMetadata({
    path: staffRoutes.orders(),
    title: 'Orders | Dashboard',
    description: 'The orders of all customers.',
  });
}

async function StaffOrdersPage({ searchParams }: Props) {
  const query = staffOrdersQuery(await searchParams);
  const page = await getStaffOrdersPage(query);
  return (
    <DashboardFrame current="orders" title="Orders" frame={page}>
      <OrdersView list={page.list} query={query} />
    </DashboardFrame>
  );
}

export default personalPage(StaffOrdersPage);
