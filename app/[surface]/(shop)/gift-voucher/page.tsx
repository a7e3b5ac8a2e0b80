import type { Metadata } from 'next';
import { GiftCardView } from '@/components/gift-card/gift-card-view';
import { routes } from '@/lib/routes';
import { pageMetadata, pageTitle } from '@/lib/seo/metadata';
import { serverConfig } from '@/lib/server/config';
import { getPageMeta } from '@/lib/server/pages/metadata';

export const ensureStatic = 'navigation';

export async function generateMetadata(): Promise<Metadata> {
  const meta = await getPageMeta(routes.giftCard(), {
    title: pageTitle('Gift voucher'),
    description: 'Give an amount of your choice. The code comes by mail and does not expire.',
    keywords: 'gift voucher, gift card',
  });
  const origin = serverConfig().publicOrigin;
  return pageMetadata({ meta, canonical: routes.giftCard(), origin });
}

export default function GiftCardPage() {
  return <GiftCardView />;
}
