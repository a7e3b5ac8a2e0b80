import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { personalPage } from '@/app/personal-page';
import { PaymentOutcome } from '@/components/checkout/payment-outcome.client';
import { PlacedPanel } from '@/components/orders/placed-panel';
import { retryPayment } from '@/components/orders/retry-payment';
import { ProductCard } from '@/components/shared/product-card';
import { ProductRail } from '@/components/shared/product-rail';
import { onSurface, routes } from '@/lib/routes';
import { pageMetadata, pageTitle } from '@/lib/seo/metadata';
import { serverConfig } from '@/lib/server/config';
import { getPaidPage } from '@/lib/server/pages/payment';
import { getRelatedGoods } from '@/lib/server/pages/related-goods';

/** The status of the payment is in the first response. */
export const instant = false;

interface Props {
  params: Promise<{ surface: string; txnid: string }>;
}

export function generateMetadata(): Metadata {
  const meta = {
    title: pageTitle('Your payment'),
    description: 'What became of your payment.',
    keywords: 'payment',
  };
  const origin = serverConfig().publicOrigin;
  return pageMetadata({ meta, canonical: routes.checkout(), origin, indexable: false });
}

async function PaidPage({ params }: Props) {
  const { surface, txnid } = await params;
  const page = await getPaidPage(txnid);
  if ('redirectTo' in page) redirect(onSurface(page.redirectTo, surface === 'app' ? 'app' : 'web'));
  // The gateway does not know that the shopper came from the mobile app; the session does.
  if (page.isInApp && surface !== 'app') redirect(onSurface(routes.paid(txnid), 'app'));
  const { order, end, purpose, customer } = page;
  const isPlaced = order?.is_paid && end === 'paid';
  const related = await getRelatedGoods(isPlaced ? order : null);
  return (
    <>
      <PaymentOutcome
        {...{ txnid, purpose }}
        first={end}
        retry={retryPayment(order)}
        placed={isPlaced ? <PlacedPanel order={order} {...customer} /> : undefined}
      />
      <ProductRail title="Goes with your order" products={related} Card={ProductCard} />
    </>
  );
}

export default personalPage(PaidPage);
