import { addToCartBody } from '@/contract/cart';
import { cartMessages } from '@/lib/api/cart-messages';
import { handleRead } from '@/lib/server/door/handle-read';
import { handleWrite } from '@/lib/server/door/handle-write';
import { readCart, shopperCart } from '@/lib/server/door/read-cart';

export const GET = handleRead(async ({ session, call }) =>
  shopperCart({ session, call }, await readCart({ session, call })),
);

export const POST = handleWrite(async ({ input, call, callOnce, session }) => {
  const { data } = await callOnce('addToCart', { body: await input(addToCartBody) });
  return { data: await shopperCart({ session, call }, data), message: cartMessages.added };
}, cartMessages.notAdded);
