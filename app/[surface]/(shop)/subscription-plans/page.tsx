import type { Metadata } from 'next';
import { trailTo } from '@/components/content/trail';
import { PlansView } from '@/components/membership/plans-view';
import { JsonLd } from '@/components/shared/raw-html';
import { routes } from '@/lib/routes';
import { breadcrumbList, graph } from '@/lib/seo/json-ld';
import { pageTitle } from '@/lib/seo/metadata';
import { membershipNode } from '@/lib/seo/plan-nodes';
import { getCompany } from '@/lib/server/api/settings';
import { serverConfig } from '@/lib/server/config';
import { getMembershipPlans } from '@/lib/server/pages/membership';
import { getMetadata, getPageMeta } from '@/lib/server/pages/metadata';

export const ensureStatic = 'navigation';

export async function generateMetadata(): Promise<Metadata> {
  const meta = await getPageMeta(routes.membershipPlans(), {
    title: pageTitle('Elite membership'),
    description:
      'Free delivery on every order, priority packing and free e-consultations with our vaidya, by the month or by the year.',
    keywords: 'elite membership',
  });
  const origin = serverConfig().publicOrigin;
  return getMetadata({ meta, canonical: routes.membershipPlans(), origin });
}

export default async function MembershipPlansPage() {
  const { publicOrigin: origin, shopMode } = serverConfig();
  const [plans, company] = await Promise.all([getMembershipPlans(), getCompany()]);
  const trail = trailTo(company.membershipName);
  const node = membershipNode(company, plans, origin + routes.membershipPlans());
  return (
    <>
      <JsonLd data={graph(node, breadcrumbList(trail, origin))} />
      <PlansView plans={plans} trail={trail} isDemo={shopMode === 'demo'} />
    </>
  );
}
