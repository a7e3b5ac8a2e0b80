import { cartMessages } from '@/contract/messages/cart';
import { routes } from '@/lib/routes';
import { moveToCartAction } from '@/lib/server/actions/wishlist';
import { handleWrite } from '@/lib/server/http/handle-write';

export const POST = handleWrite(moveToCartAction, cartMessages.notAdded, {
  next: routes.cart(),
  from: routes.wishlist(),
});
