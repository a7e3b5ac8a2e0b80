import { publicPage } from '@/app/public-page';
import { trailTo } from '@/components/content/trail';
import { PlansView } from '@/components/membership/plans-view';
import { routes } from '@/lib/routes';
import { membershipNode } from '@/lib/seo/plan-nodes';
import { getCompany } from '@/lib/server/api/settings';
import { serverConfig } from '@/lib/server/config';
import { getMembershipPlans } from '@/lib/server/pages/membership';

export const ensureStatic = 'navigation';

const { generateMetadata, page } = publicPage({
  head: {
    path: routes.membershipPlans(),
    title: 'Elite membership',
    description:
      'Free delivery on every order, priority packing and free e-consultations with our vaidya, by the month or by the year.',
    keywords: 'elite membership',
  },
  texts: 'buying',
  async draw() {
    const { publicOrigin: origin, shopMode } = serverConfig();
    const [plans, company] = await Promise.all([getMembershipPlans(), getCompany()]);
    const trail = trailTo(company.membershipName);
    return {
      trail,
      nodes: [membershipNode(company, plans, origin + routes.membershipPlans())],
      view: <PlansView plans={plans} trail={trail} isDemo={shopMode === 'demo'} />,
    };
  },
});

export { generateMetadata, page as default };
