import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { PayForward } from '@/components/checkout/pay-forward.client';
import { PaymentFailed } from '@/components/checkout/payment-failed';
import { onSurface, routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';
import { serverConfig } from '@/lib/server/config';
import { getPayPage } from '@/lib/server/data/get-pay-page';

/** The way to the gateway is in the first answer, so that it can be gone without JavaScript. */
export const instant = false;

interface Props {
  params: Promise<{ surface: string; txnid: string }>;
}

export function generateMetadata(): Metadata {
  const words = {
    title: 'Payment | Vanya',
    description: 'On the way to the payment page.',
    keywords: 'payment',
  };
  const origin = serverConfig().publicOrigin;
  return pageMetadata({ words, canonical: routes.checkout(), origin, indexable: false });
}

export default async function PayPage({ params }: Props) {
  const { surface, txnid } = await params;
  const page = await getPayPage(txnid);
  if ('goTo' in page) redirect(onSurface(page.goTo, surface === 'app' ? 'app' : 'web'));
  const { purpose } = page;
  if ('problem' in page) return <PaymentFailed purpose={purpose} title={page.problem} />;
  return <PayForward {...page.gateway} purpose={purpose} />;
}
