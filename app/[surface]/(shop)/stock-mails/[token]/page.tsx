import type { Metadata } from 'next';
import { personalPage } from '@/app/personal-page';
import { EndMailsView } from '@/components/shared/end-mails-view';
import { shoppingApi } from '@/lib/api-routes/shopping';
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
  const page = linkRoutes.stopStockAlerts(token);
  return (
    <EndMailsView
      title="Mails about stock"
      text="We delete your address from all products that you wait for."
      button="End all mails about stock"
      action={shoppingApi.stopStockAlerts()}
      flash={await getFormFlash(page)}
      {...{ page, token }}
    />
  );
}

export default personalPage(StopStockAlertsPage);
