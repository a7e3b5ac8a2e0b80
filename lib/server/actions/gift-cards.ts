import 'server-only';
import { string } from 'yup';
import { paymentMessages } from '@/contract/messages/payments';
import { giftCardBody, redeemBody } from '@/contract/payments/gift-cards';
import type { Write, Written } from '@/lib/server/http/handle-write';
import { toPaymentPage } from './payment-page';

/** `surface`: `app` inside the mobile app. */
const fields = giftCardBody.shape({ surface: string().default('web') });

/** Requests a gift voucher and returns its payment page. @throws ApiError */
export async function buyGiftCardAction(write: Write<unknown>): Promise<Written> {
  const { surface, ...body } = await write.input(fields);
  const { data } = await write.call('getGiftCardPaymentLink', { body });
  const next = toPaymentPage({ session: write.session, link: data, surface });
  return { data: { next }, message: paymentMessages.opening, next };
}

/** Redeems a code for the customer of the session. @throws ApiError */
export async function redeemGiftCardAction({ input, call }: Write<unknown>): Promise<Written> {
  const { message } = await call('redeemGiftCard', { body: await input(redeemBody) });
  return { data: { message }, message };
}
