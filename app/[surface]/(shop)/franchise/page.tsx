import { publicPage } from '@/app/public-page';
import { FranchiseView } from '@/components/content/franchise-view';
import { trailTo } from '@/components/content/trail';
import { contentRoutes } from '@/lib/content-routes';
import { getContentPage } from '@/lib/server/pages/content';

export const ensureStatic = 'navigation';

const { generateMetadata, page } = publicPage({
  head: {
    path: contentRoutes.franchise(),
    title: 'Franchise',
    description: 'Open a store with us: what we look for and whom to call.',
    keywords: 'franchise, organic store partner',
  },
  department: 'franchise',
  async draw() {
    const text = await getContentPage('franchise');
    const trail = trailTo(text.title);
    return { trail, view: <FranchiseView text={text} trail={trail} /> };
  },
});

export { generateMetadata, page as default };
