import { publicPage } from '@/app/public-page';
import { trailTo } from '@/components/content/trail';
import { LeadView } from '@/components/enquiries/lead-view';
import { contentRoutes } from '@/lib/content-routes';

export const ensureStatic = 'navigation';

const { generateMetadata, page } = publicPage({
  head: {
    path: contentRoutes.exports(),
    title: 'Exports',
    description: 'Organic and ayurvedic goods from India for importers and distributors.',
    keywords: 'export, import, distributor',
  },
  department: 'exports',
  texts: 'enquiries',
  async draw() {
    const trail = trailTo('Exports');
    return { trail, view: <LeadView kind="export" trail={trail} /> };
  },
});

export { generateMetadata, page as default };
