import { publicPage } from '@/app/public-page';
import { PartnersView } from '@/components/content/partners-view';
import { trailTo } from '@/components/content/trail';
import { contentRoutes } from '@/lib/content-routes';
import { getContentPage, getPartners } from '@/lib/server/pages/content';

export const ensureStatic = 'navigation';

const { generateMetadata, page } = publicPage({
  head: {
    path: contentRoutes.inspireAndSupport(),
    title: 'Inspire and support',
    description: 'The shelters, collectives and schools that we buy from and support.',
    keywords: 'gaushala, women’s collective, farmer group',
  },
  async draw() {
    const [text, partners] = await Promise.all([
      getContentPage('inspire-and-support'),
      getPartners(),
    ]);
    const trail = trailTo(text.title);
    return { trail, view: <PartnersView text={text} partners={partners} trail={trail} /> };
  },
});

export { generateMetadata, page as default };
