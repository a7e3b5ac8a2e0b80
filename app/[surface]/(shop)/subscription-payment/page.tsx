import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { personalPage } from '@/app/personal-page';
import { MembershipPayment } from '@/components/membership/membership-payment.client';
import { routes } from '@/lib/routes';
import { getMembershipPaymentPage } from '@/lib/server/pages/membership';
import { getAccountMetadata } from '@/lib/server/pages/metadata';
import { onSurface, readSurface } from '@/lib/surface';

/** The status of the purchase is in the first response: payable without JavaScript. */
export const instant = false;

interface Props {
  params: Promise<{ surface: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export function generateMetadata(): Promise<Metadata> {
  return getAccountMetadata({
    path: routes.membershipPayment(),
    title: 'Elite payment',
    description: 'Pay for your Elite membership.',
  });
}

async function MembershipPaymentPage({ params, searchParams }: Props) {
  const [{ surface }, { plan, txnid }] = await Promise.all([params, searchParams]);
  const page = await getMembershipPaymentPage({
    plan: String(plan ?? ''),
    txnid: String(txnid ?? ''),
  });
  if ('redirectTo' in page) redirect(onSurface(page.redirectTo, readSurface(surface)));
  // The key gives each purchase its own state.
  return <MembershipPayment key={page.txnid} {...page} />;
}

export default personalPage(MembershipPaymentPage, 'buying');
