import { publicPage } from '@/app/public-page';
import { trailTo } from '@/components/content/trail';
import { GiftCardView } from '@/components/gift-card/gift-card-view';
import { routes } from '@/lib/routes';
import { giftCardNode } from '@/lib/seo/plan-nodes';
import { getCompany } from '@/lib/server/api/settings';
import { serverConfig } from '@/lib/server/config';

export const ensureStatic = 'navigation';

const { generateMetadata, page } = publicPage({
  head: {
    path: routes.giftCard(),
    title: 'Gift voucher',
    description: 'Give an amount of your choice. The code comes by mail and does not expire.',
    keywords: 'gift voucher, gift card',
  },
  texts: 'buying',
  async draw() {
    const { publicOrigin: origin } = serverConfig();
    const trail = trailTo('Gift voucher');
    const node = giftCardNode(await getCompany(), { url: origin + routes.giftCard(), origin });
    return { trail, nodes: [node], view: <GiftCardView trail={trail} /> };
  },
});

export { generateMetadata, page as default };
