import type { InferType } from 'yup';
import type { giftCardBody } from '@/contract/gift-cards';
import { apiRoutes } from '@/lib/api-routes';
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
  return sendJson('post', apiRoutes.giftCards(), { body });
}

/** Redeems a code. Returns the shop's message. @throws ApiError */
export async function postRedeemGiftCard(code: string): Promise<string> {
  const { message } = await sendJson<MessageAnswer>('post', apiRoutes.redeemGiftCard(), {
    body: { code },
  });
  return message;
}
