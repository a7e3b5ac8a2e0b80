import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { personalPage } from '@/app/personal-page';
import { PayForward } from '@/components/checkout/pay-forward.client';
import { PaymentFailed } from '@/components/checkout/payment-result';
import { retryPayment } from '@/components/orders/retry-payment';
import { getText } from '@/lib/language/get-text';
import { routes } from '@/lib/routes';
import { pageTitle } from '@/lib/seo/metadata';
import { serverConfig } from '@/lib/server/config';
import { getMetadata } from '@/lib/server/pages/metadata';
import { getPayPage } from '@/lib/server/pages/payment';
import { onSurface, readSurface } from '@/lib/surface';

/** The gateway's link or form is in the first response, so that it works without JavaScript. */
export const instant = false;

interface Props {
  params: Promise<{ surface: string; txnid: string }>;
}

export function generateMetadata(): Promise<Metadata> {
  const meta = {
    title: pageTitle('Payment'),
    description: 'On the way to the payment page.',
    keywords: 'payment',
  };
  const origin = serverConfig().publicOrigin;
  return getMetadata({ meta, canonical: routes.checkout(), origin, indexable: false });
}

async function PayPage({ params }: Props) {
  const { surface, txnid } = await params;
  const page = await getPayPage(txnid);
  if ('redirectTo' in page) redirect(onSurface(page.redirectTo, readSurface(surface)));
  const { purpose } = page;
  if ('problem' in page) {
    const retry = retryPayment(page.order, await getText());
    return <PaymentFailed {...{ purpose, retry }} title={page.problem} notes={page.notes} />;
  }
  return <PayForward {...page.gateway} purpose={purpose} />;
}

export default personalPage(PayPage, 'buying');
