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

interface Failed {
  session: SessionData;
  error: unknown;
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
    const problem = reason(error);
    if (error.code !== 'invalid') return { cart, voucher: { code: '', problem } };
    delete session.voucher;
    return { cart, voucher: { code: '', problem, refused: code } };
  }
}

/** Takes a code that no longer holds out of the session, unless another is there by now. */
export function dropVoucher(session: SessionData, code: string): void {
  if (session.voucher === code) delete session.voucher;
}

/** Why an order with this code has failed. Where the code is the reason, it leaves the session. */
export function failedWith(code: string, { session, error }: Failed): unknown {
  if (!(error instanceof ApiError) || !error.fields.voucher_code) return error;
  dropVoucher(session, code);
  return inItsWords(error);
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
    throw isRefusal(error) ? inItsWords(error) : error;
  }
}

/** A refusal of a voucher with the reason as its message. */
function inItsWords(error: ApiError): ApiError {
  const { status, code, fields } = error;
  return new ApiError('domain', reason(error), { status, code, fields, cause: error });
}

function isRefusal(error: unknown): error is ApiError {
  return error instanceof ApiError && ['invalid', 'too_many_requests'].includes(error.code ?? '');
}

function reason({ fields, message }: ApiError): string {
  return fields.voucher_code?.[0] ?? message;
}
