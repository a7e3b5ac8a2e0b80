import 'server-only';
import { object, string } from 'yup';
import { addToCartBody, type CartData, changeQuantityBody } from '@/contract/cart/cart';
import { voucherCode } from '@/contract/cart/order-fields';
import { cartMessages, cartRefusals } from '@/contract/messages/cart';
import { ApiError } from '@/lib/api-error';
import type { Write, Written } from '@/lib/server/http/handle-write';
import { pathId } from '@/lib/server/http/path-id';
import { forgottenVoucher } from '@/lib/server/session/kept-voucher';
import { readCart, shopperCart } from '@/lib/server/shopper/cart';
import { forgetPaidCart } from '@/lib/server/shopper/paid-cart';
import { askVoucher } from '@/lib/server/shopper/voucher';

type LineWrite = Write<{ id: string }>;

/** Puts a product into the cart. */
export async function addToCartAction({
  input,
  callOnce,
  call,
  session,
}: Write<unknown>): Promise<Written> {
  const body = await input(addToCartBody);
  const { data } = await callOnce('addToCart', { body }).catch(asNotAdded);
  return written({ session, call }, data, cartMessages.added);
}

/**
 * The specification has words of its own for `status: false` in a successful answer; the server's
 * are for a refused request.
 */
export function asNotAdded(error: unknown): never {
  const isStatusFalse =
    error instanceof ApiError && error.kind === 'domain' && error.status === 200;
  if (!isStatusFalse) throw error;
  throw new ApiError('domain', cartMessages.notAdded, { status: 400, cause: error });
}

/** Sets the quantity of the line in the path. */
export async function changeLineAction({
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

/** Removes the line in the path from the cart. */
export async function removeLineAction({
  params,
  callOnce,
  call,
  session,
}: LineWrite): Promise<Written> {
  const { data } = await callOnce('removeFromCart', { params: { id: lineId(params) } });
  return written({ session, call }, data, cartMessages.removed);
}

/** Handles forms of a page without JavaScript: the bin sends `remove`, the stepper `quantity`. */
export async function lineFormAction(write: LineWrite): Promise<Written> {
  const { remove } = await write.input(object({ remove: string() }));
  return remove ? removeLineAction(write) : changeLineAction(write);
}

async function written(
  shopper: Pick<LineWrite, 'session' | 'call'>,
  cart: CartData,
  message: string,
): Promise<Written> {
  return { data: await shopperCart(shopper, cart), message };
}

function lineId({ id }: { id: string }): number {
  return pathId(id, cartRefusals.noSuchLine);
}

const voucherFields = object({
  code: voucherCode().default(''),
  /** Sent by the button that removes the voucher. */
  clear: string().default(''),
});

/** Applies a voucher to the cart, or removes it. @throws ApiError with the API's reason */
export async function changeVoucherAction({
  input,
  call,
  session,
  headers,
}: Write<unknown>): Promise<Written> {
  const { code, clear } = await input(voucherFields);
  const isOff = clear !== '' || code === '';
  if (!isOff) {
    await askVoucher({ call }, code);
    headers.append('Set-Cookie', forgottenVoucher());
  }
  await forgetPaidCart(session);
  session.voucher = isOff ? undefined : code.toUpperCase();
  const data = await shopperCart({ session, call }, await readCart({ session, call }));
  return { data, message: isOff ? cartMessages.voucherOff : cartMessages.voucherOn };
}
