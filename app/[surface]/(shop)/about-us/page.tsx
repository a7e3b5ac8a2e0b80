import { publicPage } from '@/app/public-page';
import { AboutView } from '@/components/content/about-view';
import { trailTo } from '@/components/content/trail';
import { contentRoutes } from '@/lib/content-routes';
import { getCompany } from '@/lib/server/api/settings';
import { getAboutPage } from '@/lib/server/pages/content';

export const ensureStatic = 'navigation';

const { generateMetadata, page } = publicPage({
  async head() {
    const { about, tagline } = await getCompany();
    return {
      path: contentRoutes.aboutUs(),
      title: 'About us',
      description: about,
      keywords: tagline,
    };
  },
  async draw() {
    const page = await getAboutPage();
    const trail = trailTo(page.text.title);
    return { trail, view: <AboutView {...page} trail={trail} /> };
  },
});

export { generateMetadata, page as default };
