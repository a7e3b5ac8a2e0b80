import type { InferType } from 'yup';
import type { giftCardBody } from '@/contract/payments/gift-cards';
import { orderApi } from '@/lib/api-routes/orders';
import type { GiftCardStarted } from '@/lib/view/gift-cards';
import type { MessageAnswer } from '@/lib/view/session';
import { sendJson } from './http';

/*
 * The gift voucher actions of a shopper. Imports ky: `import()` this module.
 */

/** Requests a gift voucher; the same body and `txnid` repeat the request. @throws ApiError */
export function postBuyGiftCard(
  body: InferType<typeof giftCardBody> & { surface: string },
): Promise<GiftCardStarted> {
  return sendJson('post', orderApi.giftCards(), { body });
}

/** Redeems a code. Returns the shop's message. @throws ApiError */
export async function postRedeemGiftCard(code: string): Promise<string> {
  const { message } = await sendJson<MessageAnswer>('post', orderApi.redeemGiftCard(), {
    body: { code },
  });
  return message;
}
