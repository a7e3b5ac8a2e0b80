import 'server-only';
import type { CartData } from '@/contract/cart';
import { ApiError } from '@/lib/api/api-error';
import type { Voucher } from '@/lib/api/shopper';
import type { SessionData } from '../session';
import type { ShopperCall } from './shopper';

interface Shopper {
  session: SessionData;
  call: ShopperCall;
}

interface Priced {
  cart: CartData;
  voucher: Voucher;
}

/**
 * The cart less what the voucher of the session takes off. A voucher that no longer holds is taken out
 * of the session, and the reason comes along. @throws ApiError where the API does not answer
 */
export async function withVoucher(shopper: Shopper, cart: CartData): Promise<Priced> {
  const { session } = shopper;
  const code = session.token ? (session.voucher ?? '') : '';
  if (code === '' || cart.cart_items.length === 0) return { cart, voucher: { code } };
  try {
    return { cart: { ...cart, ...(await askVoucher(shopper, code)) }, voucher: { code } };
  } catch (error) {
    if (!isRefusal(error)) throw error;
    if (error.code === 'invalid') delete session.voucher;
    return { cart, voucher: { code: '', problem: reason(error) } };
  }
}

/** What a voucher makes of the cart's totals. @throws ApiError with the API's reason */
export async function askVoucher(
  { call }: Pick<Shopper, 'call'>,
  code: string,
): Promise<Partial<CartData>> {
  try {
    const { total, gst_amt, discount_amt, final_total } = await call('validateVoucher', {
      query: { voucher_code: code },
    });
    return { total, gst_amt, discount_amt, final_total };
  } catch (error) {
    if (!isRefusal(error)) throw error;
    const { status, code: kind, fields } = error;
    throw new ApiError('domain', reason(error), { status, code: kind, fields, cause: error });
  }
}

function isRefusal(error: unknown): error is ApiError {
  return error instanceof ApiError && ['invalid', 'too_many_requests'].includes(error.code ?? '');
}

function reason({ fields, message }: ApiError): string {
  return fields.voucher_code?.[0] ?? message;
}
