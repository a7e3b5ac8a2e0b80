import type { Metadata } from 'next';
import { personalPage } from '@/app/personal-page';
import { SharedWishlistView } from '@/components/wishlist/shared-wishlist-view';
import { getLinkMetadata, getWishlistLinkPage } from '@/lib/server/pages/sharing';

/** An ended link opens nothing from that moment on. */
export const instant = false;

export function generateMetadata(): Promise<Metadata> {
  return getLinkMetadata('A wishlist');
}

interface Props {
  params: Promise<{ token: string }>;
}

async function WishlistLink({ params }: Props) {
  const { token } = await params;
  return <SharedWishlistView shared={await getWishlistLinkPage(token)} />;
}

export default personalPage(WishlistLink);
