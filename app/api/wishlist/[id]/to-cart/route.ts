import { cartMessages } from '@/lib/api/cart-messages';
import { routes } from '@/lib/routes';
import { handleWrite } from '@/lib/server/door/handle-write';
import { moveToCart } from '@/lib/server/door/wishes';

export const POST = handleWrite(moveToCart, cartMessages.notAdded, {
  next: routes.cart(),
  from: routes.wishlist(),
});
