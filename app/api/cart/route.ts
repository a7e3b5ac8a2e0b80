import { cartMessages } from '@/contract/messages/cart';
import { addToCartAction } from '@/lib/server/actions/cart';
import { handleRead } from '@/lib/server/http/handle-read';
import { handleWrite } from '@/lib/server/http/handle-write';
import { readCart, shopperCart } from '@/lib/server/shopper/cart';

export const GET = handleRead(async ({ session, call }) =>
  shopperCart({ session, call }, await readCart({ session, call })),
);

export const POST = handleWrite(addToCartAction, cartMessages.notAdded, {
  needsCookies: true,
});
