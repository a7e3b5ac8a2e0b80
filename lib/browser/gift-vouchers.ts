import type { InferType } from 'yup';
import type { giftVoucherBody } from '@/contract/gift-vouchers';
import type { AskedForGiftVoucher } from '@/lib/api/gift-vouchers';
import type { Told } from '@/lib/api/shopper';
import { sendJson } from './http';
import { newKey } from './new-key';

/*
 * What a shopper does with gift vouchers. It brings ky along: `import()` it.
 */

/** Asks for a gift voucher; the same words and `txnid` again are the same voucher. @throws ApiError */
export function askForGiftVoucher(
  body: InferType<typeof giftVoucherBody> & { surface: string },
): Promise<AskedForGiftVoucher> {
  return sendJson('post', 'gift-vouchers', { body, key: newKey() });
}

/** Enters a code; answers the shop's words. @throws ApiError */
export async function redeemGiftVoucher(code: string): Promise<string> {
  const key = newKey();
  const { message } = await sendJson<Told>('post', 'gift-vouchers/redeem', { body: { code }, key });
  return message;
}
