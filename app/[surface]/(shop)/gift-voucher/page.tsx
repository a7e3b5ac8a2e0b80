import type { Metadata } from 'next';
import { trailTo } from '@/components/content/trail';
import { GiftCardView } from '@/components/gift-card/gift-card-view';
import { JsonLd } from '@/components/shared/raw-html';
import { routes } from '@/lib/routes';
import { breadcrumbList, graph } from '@/lib/seo/json-ld';
import { pageTitle } from '@/lib/seo/metadata';
import { giftCardNode } from '@/lib/seo/plan-nodes';
import { getCompany } from '@/lib/server/api/settings';
import { serverConfig } from '@/lib/server/config';
import { getMetadata, getPageMeta } from '@/lib/server/pages/metadata';

export const ensureStatic = 'navigation';

export async function generateMetadata(): Promise<Metadata> {
  const meta = await getPageMeta(routes.giftCard(), {
    title: pageTitle('Gift voucher'),
    description: 'Give an amount of your choice. The code comes by mail and does not expire.',
    keywords: 'gift voucher, gift card',
  });
  const origin = serverConfig().publicOrigin;
  return getMetadata({ meta, canonical: routes.giftCard(), origin });
}

export default async function GiftCardPage() {
  const { publicOrigin: origin } = serverConfig();
  const trail = trailTo('Gift voucher');
  const node = giftCardNode(await getCompany(), { url: origin + routes.giftCard(), origin });
  return (
    <>
      <JsonLd data={graph(node, breadcrumbList(trail, origin))} />
      <GiftCardView trail={trail} />
    </>
  );
}
