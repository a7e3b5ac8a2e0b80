import { publicPage } from '@/app/public-page';
import { trailTo } from '@/components/content/trail';
import { VaidyaView } from '@/components/content/vaidya-view';
import { contentRoutes } from '@/lib/content-routes';
import { getContentPage } from '@/lib/server/pages/content';

export const ensureStatic = 'navigation';

const { generateMetadata, page } = publicPage({
  head: {
    path: contentRoutes.consultOurVaidya(),
    title: 'Consult our vaidya',
    description: 'Book an online ayurvedic consultation: how it works and what to prepare.',
    keywords: 'ayurvedic consultation, vaidya, online consultation',
  },
  async draw() {
    const text = await getContentPage('consult-our-vaidya');
    const trail = trailTo(text.title);
    return { trail, view: <VaidyaView text={text} trail={trail} /> };
  },
});

export { generateMetadata, page as default };
