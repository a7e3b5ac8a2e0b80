import 'server-only';
import { object, string } from 'yup';
import type { CartData } from '@/contract/cart';
import { changeQuantityBody } from '@/contract/cart';
import { ApiError } from '@/lib/api/api-error';
import { cartMessages } from '@/lib/api/cart-messages';
import type { Write, Written } from './handle-write';
import { shopperCart } from './read-cart';

type LineWrite = Write<{ id: string }>;

/** Sets the quantity of the line in the path. */
export async function changeLine({
  params,
  input,
  callOnce,
  call,
  session,
}: LineWrite): Promise<Written> {
  const body = await input(changeQuantityBody);
  const { data } = await callOnce('changeQuantity', { params: { id: lineId(params) }, body });
  return written({ session, call }, data, cartMessages.changed);
}

/** Takes the line in the path out of the cart. */
export async function removeLine({ params, callOnce, call, session }: LineWrite): Promise<Written> {
  const { data } = await callOnce('removeFromCart', { params: { id: lineId(params) } });
  return written({ session, call }, data, cartMessages.removed);
}

/** The forms of a page without JavaScript: the bin's button sends `remove`, the stepper's `quantity`. */
export async function postLine(write: LineWrite): Promise<Written> {
  const { remove } = await write.input(object({ remove: string() }));
  return remove ? removeLine(write) : changeLine(write);
}

async function written(
  shopper: Pick<LineWrite, 'session' | 'call'>,
  cart: CartData,
  message: string,
): Promise<Written> {
  return { data: await shopperCart(shopper, cart), message };
}

function lineId({ id }: { id: string }): string {
  if (/^[1-9]\d{0,9}$/.test(id)) return id;
  throw new ApiError('domain', 'This line is not in your cart', { status: 404, code: 'not_found' });
}
