import { publicPage } from '@/app/public-page';
import { trailTo } from '@/components/content/trail';
import { ContactView } from '@/components/enquiries/contact-view';
import { contentRoutes } from '@/lib/content-routes';
import { shopNode } from '@/lib/seo/shop-node';
import { getCompany, getSettings } from '@/lib/server/api/settings';
import { serverConfig } from '@/lib/server/config';

export const ensureStatic = 'navigation';

const { generateMetadata, page } = publicPage({
  head: {
    path: contentRoutes.contactUs(),
    title: 'Contact us',
    description: 'Write, call or visit us: every way to reach the shop, and the grievance officer.',
    keywords: 'contact, customer care, grievance officer',
  },
  texts: 'enquiries',
  async draw() {
    const [company, { delivery }] = await Promise.all([getCompany(), getSettings()]);
    const trail = trailTo('Contact us');
    const nodes = [shopNode(company, delivery, serverConfig().publicOrigin)];
    return { trail, nodes, view: <ContactView trail={trail} /> };
  },
});

export { generateMetadata, page as default };
