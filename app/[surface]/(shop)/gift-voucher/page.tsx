import type { Metadata } from 'next';
import { GiftVoucherView } from '@/components/gift-voucher/gift-voucher-view';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';
import { serverConfig } from '@/lib/server/config';
import { getPageWords } from '@/lib/server/data/get-meta';

export const ensureStatic = 'navigation';

export async function generateMetadata(): Promise<Metadata> {
  const words = await getPageWords(routes.giftVoucher(), {
    title: 'Gift voucher | Vanya',
    description: 'Give an amount of your choice. The code comes by mail and does not expire.',
    keywords: 'gift voucher, gift card',
  });
  const origin = serverConfig().publicOrigin;
  return pageMetadata({ words, canonical: routes.giftVoucher(), origin });
}

export default function GiftVoucherPage() {
  return <GiftVoucherView />;
}
