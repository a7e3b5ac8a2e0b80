import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { personalPage } from '@/app/personal-page';
import { StockAlertView } from '@/components/product/stock-alert-view';
import { routes } from '@/lib/routes';
import { productId } from '@/lib/routing/path-params';
import { getAccountMetadata } from '@/lib/server/pages/metadata';
import { getStockAlertPage } from '@/lib/server/pages/stock-alert';

/** The outcome of a plain form post is in the first response. */
export const instant = false;

interface Props {
  params: Promise<{ id: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const id = productId((await params).id) ?? notFound();
  return getAccountMetadata({
    path: routes.stockAlert(id),
    title: 'Tell me when it is back',
    description: 'One mail when a product is back in stock.',
  });
}

async function StockAlertPage({ params }: Props) {
  const id = productId((await params).id) ?? notFound();
  const page = await getStockAlertPage(id);
  if (!page) notFound();
  return <StockAlertView {...page} />;
}

export default personalPage(StockAlertPage);
