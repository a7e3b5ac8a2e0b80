import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { personalPage } from '@/app/personal-page';
import { PaymentOutcome } from '@/components/checkout/payment-outcome.client';
import { GiftCardPaid } from '@/components/gift-card/gift-card-paid';
import { MemberGains, nextOfMember } from '@/components/membership/member-gains';
import { PlacedPanel } from '@/components/orders/placed-panel';
import { retryPayment } from '@/components/orders/retry-payment';
import { ProductRail } from '@/components/shared/product-rail';
import { getText } from '@/lib/language/get-text';
import { routes } from '@/lib/routes';
import { pageTitle } from '@/lib/seo/metadata';
import { serverConfig } from '@/lib/server/config';
import { getMetadata } from '@/lib/server/pages/metadata';
import { getPaidPage, type PaidPageContent } from '@/lib/server/pages/payment';
import { getRelatedGoods } from '@/lib/server/pages/related-goods';
import { onSurface, readSurface } from '@/lib/surface';

/** The status of the payment is in the first response. */
export const instant = false;

interface Props {
  params: Promise<{ surface: string; txnid: string }>;
}

export function generateMetadata(): Promise<Metadata> {
  const meta = {
    title: pageTitle('Your payment'),
    description: 'What became of your payment.',
    keywords: 'payment',
  };
  const origin = serverConfig().publicOrigin;
  return getMetadata({ meta, canonical: routes.checkout(), origin, indexable: false });
}

async function PaidPage({ params }: Props) {
  const { surface, txnid } = await params;
  const page = await getPaidPage(txnid);
  if ('redirectTo' in page) redirect(onSurface(page.redirectTo, readSurface(surface)));
  // The gateway knows neither the shopper's language nor the mobile app; the session does.
  if (page.surface && page.surface !== surface) {
    redirect(onSurface(routes.paid(txnid), page.surface));
  }
  const { order, end, purpose } = page;
  const isPlaced = order?.is_paid && end === 'paid';
  const related = await getRelatedGoods(isPlaced ? order : null);
  return (
    <>
      <PaymentOutcome
        {...{ txnid, purpose }}
        first={end}
        retry={retryPayment(order, await getText())}
        bought={end === 'paid' ? boughtOf(page) : undefined}
      />
      <ProductRail title="Goes with your order" products={related} />
    </>
  );
}

/** Returns the thanks for what was paid; undefined where its buyer is not known. */
function boughtOf({ order, customer, gift, gain }: PaidPageContent) {
  if (gift) return { thanks: <GiftCardPaid {...gift} shopUrl={serverConfig().publicOrigin} /> };
  if (gain) return { thanks: <MemberGains {...gain} />, next: nextOfMember(gain) };
  if (!order?.is_paid) return undefined;
  return {
    thanks: <PlacedPanel order={order} {...customer} heading="h1" isLinkedBelow />,
    next: { label: 'See the order', href: routes.order(order.id) },
    isHeaded: true,
  };
}

export default personalPage(PaidPage, 'buying');
