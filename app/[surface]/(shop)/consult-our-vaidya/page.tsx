import { publicPage } from '@/app/public-page';
import { AskVaidya } from '@/components/content/ask-vaidya';
import { FreeTimeLinks } from '@/components/content/free-time-links.client';
import { trailTo } from '@/components/content/trail';
import { VaidyaView } from '@/components/content/vaidya-view';
import { contentRoutes } from '@/lib/content-routes';
import { vaidyaNode } from '@/lib/seo/vaidya-node';
import { serverConfig } from '@/lib/server/config';
import { getContentPage } from '@/lib/server/pages/content';
import { getVaidyas } from '@/lib/server/pages/vaidyas';

export const ensureStatic = 'navigation';

const { generateMetadata, page } = publicPage({
  head: {
    path: contentRoutes.consultOurVaidya(),
    title: 'Consult our vaidya',
    description: 'Book an online ayurvedic consultation: how it works and what to prepare.',
    keywords: 'ayurvedic consultation, vaidya, online consultation',
  },
  texts: 'enquiries',
  async draw() {
    const [text, vaidyas] = await Promise.all([getContentPage('consult-our-vaidya'), getVaidyas()]);
    const trail = trailTo(text.title);
    const { publicOrigin: origin } = serverConfig();
    const nodes = vaidyas.map((vaidya) => vaidyaNode(vaidya, origin));
    const view = (
      <VaidyaView {...{ text, trail, vaidyas }} times={<FreeTimeLinks />} ask={<AskVaidya />} />
    );
    return { trail, nodes, view };
  },
});

export { generateMetadata, page as default };
