import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { personalPage } from '@/app/personal-page';
import { DashboardFrame } from '@/components/chrome/dashboard-frame';
import { NeedsScripts } from '@/components/desk/form/needs-scripts';
import { CorrectStock } from '@/components/desk/stock/correct-stock.client';
import { LowMark } from '@/components/desk/stock/low-mark.client';
import { StockHistory } from '@/components/desk/stock/stock-history';
import { Pager } from '@/components/ui/pager';
import { Panel } from '@/components/ui/panel';
import { readId } from '@/contract/kit/ids';
import { requestedPage } from '@/lib/desk/list-query';
import { getAccountMetadata } from '@/lib/server/pages/metadata';
import { getStockOfProduct } from '@/lib/server/pages/staff-stock';
import { staffRoutes } from '@/lib/staff-routes';

/** The whole page is in the first response. */
export const instant = false;

interface Props {
  params: Promise<{ id: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const id = readId((await params).id) ?? notFound();
  return getAccountMetadata({
    path: staffRoutes.entry('stock', id),
    title: 'Stock | Dashboard',
    description: 'What moved the stock of a product.',
  });
}

async function ProductStockPage({ params, searchParams }: Props) {
  const id = readId((await params).id) ?? notFound();
  const asked = requestedPage(await searchParams);
  const page = (await getStockOfProduct(id, asked)) ?? notFound();
  return (
    <DashboardFrame
      current="stock"
      title={page.product.name}
      frame={page}
      back={{ text: 'Stock', href: staffRoutes.desk('stock') }}
    >
      <NeedsScripts />
      <CorrectStock id={id} figures={page.product} />
      <Panel>
        <LowMark id={id} mark={page.product.low_mark} version={page.version} />
      </Panel>
      <StockHistory movements={page.movements} />
      <Pager
        current={asked}
        total={page.totalPages}
        hrefFor={(number) => staffRoutes.stockHistory(id, number)}
      />
    </DashboardFrame>
  );
}

export default personalPage(ProductStockPage);
