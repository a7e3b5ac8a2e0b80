import type { Metadata } from 'next';
import { Note } from '@/components/ui/note';
import { WishlistView } from '@/components/wishlist/wishlist-view.client';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';
import { serverConfig } from '@/lib/server/config';
import { getPageWords } from '@/lib/server/data/get-meta';
import { getWishlistPage } from '@/lib/server/data/get-wishlist-page';

/** The whole wishlist is in the first answer, so that it can be read and changed without JavaScript. */
export const instant = false;

export async function generateMetadata(): Promise<Metadata> {
  const words = await getPageWords(routes.wishlist(), {
    title: 'Your wishlist | Vanya',
    description: 'The products you have taken a liking to.',
    keywords: 'wishlist',
  });
  const origin = serverConfig().publicOrigin;
  return pageMetadata({ words, canonical: routes.wishlist(), origin, indexable: false });
}

export default async function WishlistPage() {
  const { wishes, flash } = await getWishlistPage();
  return <WishlistView first={wishes} notice={flash && <Notice flash={flash} />} />;
}

/** How a plain form post ended; with scripts a toast says the same. */
function Notice({ flash }: { flash: { message: string; isError: boolean } }) {
  return <Note tone={flash.isError ? 'error' : 'success'}>{flash.message}</Note>;
}
