import type { Metadata } from 'next';
import { personalPage } from '@/app/personal-page';
import { DashboardFrame } from '@/components/chrome/dashboard-frame';
import { NeedsScripts } from '@/components/desk/form/needs-scripts';
import { CountStock } from '@/components/desk/stock/count-stock.client';
import { getAccountMetadata } from '@/lib/server/pages/metadata';
import { getStaffFrame } from '@/lib/server/pages/staff-stock';
import { staffRoutes } from '@/lib/staff-routes';

/** The whole page is in the first response. */
export const instant = false;

export function generateMetadata(): Promise<Metadata> {
  return getAccountMetadata({
    path: staffRoutes.countStock(),
    title: 'Count the stock | Dashboard',
    description: 'Counting in the store room.',
  });
}

async function CountPage() {
  const frame = await getStaffFrame(staffRoutes.countStock());
  return (
    <DashboardFrame
      current="stock"
      title="Count the stock"
      frame={frame}
      back={{ text: 'Stock', href: staffRoutes.stock() }}
    >
      <NeedsScripts />
      <CountStock />
    </DashboardFrame>
  );
}

export default personalPage(CountPage);
