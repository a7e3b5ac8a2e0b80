import { wishlistMessages } from '@/contract/messages/wishlist';
import { routes } from '@/lib/routes';
import { setWishlistedAction } from '@/lib/server/actions/wishlist';
import { handleRead } from '@/lib/server/http/handle-read';
import { handleWrite } from '@/lib/server/http/handle-write';
import { readWishlist } from '@/lib/server/shopper/wishlist';

export const GET = handleRead(readWishlist);

export const POST = handleWrite(setWishlistedAction, wishlistMessages.notAdded, {
  next: routes.wishlist(),
  needsCookies: true,
});
