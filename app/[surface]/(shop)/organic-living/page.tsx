import { publicPage } from '@/app/public-page';
import { LandView } from '@/components/content/land-view';
import { trailTo } from '@/components/content/trail';
import { contentRoutes } from '@/lib/content-routes';
import { getContentPage } from '@/lib/server/pages/content';

export const ensureStatic = 'navigation';

const { generateMetadata, page } = publicPage({
  head: {
    path: contentRoutes.organicLiving(),
    title: 'Organic Living',
    description: 'Plots around a working orchard near Sanand: the land, the way there, visits.',
    keywords: 'plotted land, orchard, organic living',
  },
  department: 'organicLiving',
  async draw() {
    const text = await getContentPage('organic-living');
    const trail = trailTo(text.title);
    return { trail, view: <LandView text={text} trail={trail} /> };
  },
});

export { generateMetadata, page as default };
