import type { Metadata } from 'next';
import { personalPage } from '@/app/personal-page';
import { FlashNote } from '@/components/shared/flash-note';
import { ShareWishlist } from '@/components/wishlist/share-wishlist';
import { WishlistView } from '@/components/wishlist/wishlist-view.client';
import { routes } from '@/lib/routes';
import { pageTitle } from '@/lib/seo/metadata';
import { serverConfig } from '@/lib/server/config';
import { getMetadata, getPageMeta } from '@/lib/server/pages/metadata';
import { getOwnWishlistLink } from '@/lib/server/pages/sharing';
import { getWishlistPage } from '@/lib/server/pages/wishlist';

/** The whole wishlist is in the first response: readable and editable without JavaScript. */
export const instant = false;

export async function generateMetadata(): Promise<Metadata> {
  const meta = await getPageMeta(routes.wishlist(), {
    title: pageTitle('Your wishlist'),
    description: 'The products you have taken a liking to.',
    keywords: 'wishlist',
  });
  const origin = serverConfig().publicOrigin;
  return getMetadata({ meta, canonical: routes.wishlist(), origin, indexable: false });
}

async function WishlistPage() {
  const [{ items, flash }, own] = await Promise.all([getWishlistPage(), getOwnWishlistLink()]);
  return (
    <>
      <WishlistView first={items} notice={flash && <FlashNote flash={flash} />} />
      {(items.length > 0 || own.link) && <ShareWishlist own={own} flash={flash} />}
    </>
  );
}

export default personalPage(WishlistPage, 'account');
