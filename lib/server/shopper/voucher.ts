import 'server-only';
import type { CartData } from '@/contract/cart/cart';
import type { Offer } from '@/contract/vouchers/offers';
import { ApiError } from '@/lib/api-error';
import type { ShopperCall } from '@/lib/server/api/shopper-call';
import type { SessionData } from '@/lib/server/session/session';
import type { Voucher } from '@/lib/view/cart';

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
 * Returns the cart less the discount of the session's voucher. Removes an invalid voucher from the
 * session and returns the reason. @throws ApiError if the API does not answer
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

/** Returns the offers on a cart; none where they cannot be read: a cart works without them. */
export async function readOffers(
  { call }: Pick<Shopper, 'call'>,
  { cart_items: lines }: CartData,
): Promise<Offer[]> {
  if (lines.length === 0) return [];
  return call('listOffers', {}).then(
    ({ data }) => data,
    () => [],
  );
}

/** Removes an invalid code from the session, unless another has replaced it. */
export function dropVoucher(session: SessionData, code: string): void {
  if (session.voucher === code) delete session.voucher;
}

/** Returns the error of a failed order with this code. Removes a code that is the reason. */
export function failedWith(code: string, { session, error }: Failed): unknown {
  if (!(error instanceof ApiError) || !error.fields.voucher_code) return error;
  dropVoucher(session, code);
  return withVoucherReason(error);
}

/** Returns the cart's totals with a voucher. @throws ApiError with the API's reason */
export async function askVoucher(
  { call }: Pick<Shopper, 'call'>,
  code: string,
): Promise<Partial<CartData>> {
  try {
    const {
      status: _status,
      message: _message,
      ...sums
    } = await call('validateVoucher', {
      query: { voucher_code: code },
    });
    return sums;
  } catch (error) {
    throw isRefusal(error) ? withVoucherReason(error) : error;
  }
}

/** Returns a voucher's refusal with the reason as its message. */
function withVoucherReason(error: ApiError): ApiError {
  const { status, code, fields, texts } = error;
  return new ApiError('domain', reason(error), { status, code, fields, texts, cause: error });
}

function isRefusal(error: unknown): error is ApiError {
  return error instanceof ApiError && ['invalid', 'too_many_requests'].includes(error.code ?? '');
}

function reason({ fields, message }: ApiError): string {
  return fields.voucher_code?.[0] ?? message;
}
