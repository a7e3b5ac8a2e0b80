import type { Metadata } from 'next';
import { personalPage } from '@/app/personal-page';
import { DashboardFrame } from '@/components/chrome/dashboard-frame';
import { StockView } from '@/components/dashboard/stock-view';
import { staffPage } from '@/lib/routing/staff-lists';
import { getAccountMetadata } from '@/lib/server/pages/metadata';
import { getStaffStockPage } from '@/lib/server/pages/staff-lists';
import { staffRoutes } from '@/lib/staff-routes';

/** The whole list is in the first response. */
export const instant = false;

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export function generateMetadata(): Promise<Metadata> {
  return getAccountMetadata({
    path: staffRoutes.stock(),
    title: 'Stock | Dashboard',
    description: 'Products with little or no stock.',
  });
}

async function StaffStockPage({ searchParams }: Props) {
  const page = await getStaffStockPage(staffPage(await searchParams));
  return (
    <DashboardFrame current="stock" title="Stock" frame={page}>
      <StockView list={page.list} />
    </DashboardFrame>
  );
}

export default personalPage(StaffStockPage);
