import type { Metadata } from 'next';
import { personalPage } from '@/app/personal-page';
import { StopStockAlertsView } from '@/components/product/stop-stock-alerts-view';
import { linkRoutes } from '@/lib/link-routes';
import { getFormFlash } from '@/lib/server/pages/form-flash';
import { getAccountMetadata } from '@/lib/server/pages/metadata';

/** The outcome of a plain form post is in the first response. */
export const instant = false;

interface Props {
  params: Promise<{ token: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { token } = await params;
  return getAccountMetadata({
    path: linkRoutes.stopStockAlerts(token),
    title: 'Mails about stock',
    description: 'End all mails about stock.',
  });
}

async function StopStockAlertsPage({ params }: Props) {
  const { token } = await params;
  const flash = await getFormFlash(linkRoutes.stopStockAlerts(token));
  return <StopStockAlertsView token={token} flash={flash} />;
}

export default personalPage(StopStockAlertsPage);
