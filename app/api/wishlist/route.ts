import { wishMessages } from '@/lib/api/wish-messages';
import { routes } from '@/lib/routes';
import { handleRead } from '@/lib/server/door/handle-read';
import { handleWrite } from '@/lib/server/door/handle-write';
import { readWishlist, setWish } from '@/lib/server/door/wishes';

export const GET = handleRead(readWishlist);

export const POST = handleWrite(setWish, wishMessages.notAdded, { next: routes.wishlist() });
