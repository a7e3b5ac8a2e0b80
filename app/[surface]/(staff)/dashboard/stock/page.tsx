import type { Metadata } from 'next';
import { personalPage } from '@/app/personal-page';
import { DashboardFrame } from '@/components/chrome/dashboard-frame';
import { DeskListView } from '@/components/desk/list/desk-list-view';
import { ButtonLink } from '@/components/ui/button-link';
import { stockDesk } from '@/lib/desk/descriptions/stock';
import { readDeskQuery } from '@/lib/desk/list-query';
import { getDeskListPage } from '@/lib/server/pages/desk';
import { getAccountMetadata } from '@/lib/server/pages/metadata';
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
    description: 'The stocks of all products.',
  });
}

async function StaffStockPage({ searchParams }: Props) {
  const query = readDeskQuery(stockDesk, await searchParams);
  const page = await getDeskListPage(stockDesk, query);
  return (
    <DashboardFrame
      current="stock"
      title="Stock"
      frame={page}
      action={<ButtonLink href={staffRoutes.countStock()}>Count</ButtonLink>}
    >
      <DeskListView desk={stockDesk} page={page} query={query} />
    </DashboardFrame>
  );
}

export default personalPage(StaffStockPage);
