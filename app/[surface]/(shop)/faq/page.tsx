import { publicPage } from '@/app/public-page';
import { FaqView } from '@/components/content/faq-view';
import { trailTo } from '@/components/content/trail';
import { contentRoutes } from '@/lib/content-routes';
import { faqNode } from '@/lib/seo/faq-node';
import { getFaqGroups } from '@/lib/server/pages/content';

export const ensureStatic = 'navigation';

const { generateMetadata, page } = publicPage({
  head: {
    path: contentRoutes.faq(),
    title: 'Help and FAQ',
    description: 'Answers about the shop, the products, orders and bulk enquiries.',
    keywords: 'faq, help, questions',
  },
  async draw() {
    const groups = await getFaqGroups();
    const trail = trailTo('Help and FAQ');
    return { trail, nodes: [faqNode(groups)], view: <FaqView groups={groups} trail={trail} /> };
  },
});

export { generateMetadata, page as default };
