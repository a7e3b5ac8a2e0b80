import 'server-only';
import { object, string } from 'yup';
import { cartMessages } from '@/lib/api/cart-messages';
import type { Write, Written } from './handle-write';
import { readCart, shopperCart } from './read-cart';
import { askVoucher } from './voucher';

const voucherFields = object({
  code: string().trim().max(40, 'This voucher code is not valid.').default(''),
  /** The button of the form that takes the voucher off. */
  clear: string().default(''),
});

/** Puts a voucher on the cart, or takes it off again. @throws ApiError with the API's reason */
export async function changeVoucher({ input, call, session }: Write<unknown>): Promise<Written> {
  const { code, clear } = await input(voucherFields);
  const isOff = clear !== '' || code === '';
  if (!isOff) await askVoucher({ call }, code);
  session.voucher = isOff ? undefined : code.toUpperCase();
  const data = await shopperCart({ session, call }, await readCart({ session, call }));
  return { data, message: isOff ? cartMessages.voucherOff : cartMessages.voucherOn };
}
