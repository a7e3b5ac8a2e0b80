import type { Metadata } from 'next';
import { personalPage } from '@/app/personal-page';
import { EndMailsView } from '@/components/shared/end-mails-view';
import { orderApi } from '@/lib/api-routes/orders';
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
    path: linkRoutes.endRefill(token),
    title: 'Reminder',
    description: 'End a reminder to order again.',
  });
}

async function EndRefillPage({ params }: Props) {
  const { token } = await params;
  const page = linkRoutes.endRefill(token);
  return (
    <EndMailsView
      title="Reminder"
      text="We remind you of other products that you chose, but not of this one."
      button="End this reminder"
      action={orderApi.endRefill()}
      flash={await getFormFlash(page)}
      {...{ page, token }}
    />
  );
}

export default personalPage(EndRefillPage);
