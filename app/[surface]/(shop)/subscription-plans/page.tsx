import type { Metadata } from 'next';
import { PlansView } from '@/components/elite/plans-view';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';
import { serverConfig } from '@/lib/server/config';
import { getElitePlans } from '@/lib/server/data/get-elite-plans';
import { getPageWords } from '@/lib/server/data/get-meta';

export const ensureStatic = 'navigation';

export async function generateMetadata(): Promise<Metadata> {
  const words = await getPageWords(routes.subscriptionPlans(), {
    title: 'Elite membership | Vanya',
    description: 'Free delivery on every order, priority packing and free e-consultations.',
    keywords: 'elite membership',
  });
  const origin = serverConfig().publicOrigin;
  return pageMetadata({ words, canonical: routes.subscriptionPlans(), origin });
}

export default async function SubscriptionPlansPage() {
  return <PlansView plans={await getElitePlans()} />;
}
