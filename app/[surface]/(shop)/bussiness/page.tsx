import { publicPage } from '@/app/public-page';
import { trailTo } from '@/components/content/trail';
import { LeadView } from '@/components/enquiries/lead-view';
import { contentRoutes } from '@/lib/content-routes';

export const ensureStatic = 'navigation';

const { generateMetadata, page } = publicPage({
  head: {
    path: contentRoutes.business(),
    title: 'Business orders',
    description: 'Bulk orders of organic goods for shops, hotels, clinics and offices.',
    keywords: 'bulk orders, wholesale, B2B',
  },
  department: 'business',
  texts: 'enquiries',
  async draw() {
    const trail = trailTo('Business orders');
    return { trail, view: <LeadView kind="business" trail={trail} /> };
  },
});

export { generateMetadata, page as default };
