import type { Metadata } from 'next';
import { PlansView } from '@/components/membership/plans-view';
import { routes } from '@/lib/routes';
import { pageMetadata, pageTitle } from '@/lib/seo/metadata';
import { serverConfig } from '@/lib/server/config';
import { getMembershipPlans } from '@/lib/server/pages/membership';
import { getPageMeta } from '@/lib/server/pages/metadata';

export const ensureStatic = 'navigation';

export async function generateMetadata(): Promise<Metadata> {
  const meta = await getPageMeta(routes.membershipPlans(), {
    title: pageTitle('Elite membership'),
    description: 'Free delivery on every order, priority packing and free e-consultations.',
    keywords: 'elite membership',
  });
  const origin = serverConfig().publicOrigin;
  return pageMetadata({ meta, canonical: routes.membershipPlans(), origin });
}

export default async function MembershipPlansPage() {
  return <PlansView plans={await getMembershipPlans()} />;
}
