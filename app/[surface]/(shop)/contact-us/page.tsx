import type { Metadata } from 'next';
import { ContactView } from '@/components/enquiries/contact-view';
import { JsonLd } from '@/components/shared/raw-html';
import { contentRoutes } from '@/lib/content-routes';
import { routes } from '@/lib/routes';
import { breadcrumbList, graph } from '@/lib/seo/json-ld';
import { shopNode } from '@/lib/seo/shop-node';
import { getCompany, getSettings } from '@/lib/server/api/settings';
import { serverConfig } from '@/lib/server/config';
import { getPublicMetadata } from '@/lib/server/pages/metadata';

export const ensureStatic = 'navigation';

export function generateMetadata(): Promise<Metadata> {
  return getPublicMetadata({
    path: contentRoutes.contactUs(),
    title: 'Contact us',
    description: 'Write, call or visit us: every way to reach the shop, and the grievance officer.',
    keywords: 'contact, customer care, grievance officer',
  });
}

const TRAIL = [{ label: 'Home', href: routes.home() }, { label: 'Contact us' }];

export default async function ContactPage() {
  const [company, { delivery }] = await Promise.all([getCompany(), getSettings()]);
  const { publicOrigin: origin } = serverConfig();
  return (
    <>
      <JsonLd data={graph(shopNode(company, delivery, origin), breadcrumbList(TRAIL, origin))} />
      <ContactView trail={TRAIL} />
    </>
  );
}
