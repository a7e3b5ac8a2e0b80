import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { SubscriptionPayment } from '@/components/elite/subscription-payment.client';
import { onSurface, routes } from '@/lib/routes';
import { getAccountWords } from '@/lib/server/data/get-account-words';
import { getSubscriptionPayment } from '@/lib/server/data/get-subscription-payment';

/** How the purchase stands is in the first answer, so that it can be paid without JavaScript. */
export const instant = false;

interface Props {
  params: Promise<{ surface: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export function generateMetadata(): Promise<Metadata> {
  return getAccountWords({
    path: routes.subscriptionPayment(),
    title: 'Elite payment',
    description: 'Pay for your Elite membership.',
  });
}

export default async function SubscriptionPaymentPage({ params, searchParams }: Props) {
  const [{ surface }, { plan, txnid }] = await Promise.all([params, searchParams]);
  const page = await getSubscriptionPayment({
    plan: String(plan ?? ''),
    txnid: String(txnid ?? ''),
  });
  if ('goTo' in page) redirect(onSurface(page.goTo, surface === 'app' ? 'app' : 'web'));
  // One view a purchase: another one does not go on with what this one knows.
  return <SubscriptionPayment key={page.txnid} {...page} />;
}
