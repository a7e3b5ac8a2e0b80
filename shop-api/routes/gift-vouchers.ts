import type { InferType } from 'yup';
import type { giftVoucherBody, giftVoucherEndpoints } from '../../contract/gift-vouchers.ts';
import { askForGiftCard } from '../domain/gift-card/ask-for-gift-card.ts';
import { listGiftCards } from '../domain/gift-card/list-gift-cards.ts';
import { redeemGiftCard } from '../domain/gift-card/redeem-gift-card.ts';
import { toPaise } from '../domain/pricing/to-paise.ts';
import { DONE } from './done.ts';
import type { HandlersOf } from './handlers-of.ts';

export const giftVoucherHandlers: HandlersOf<typeof giftVoucherEndpoints> = {
  getGiftVoucherPaymentLink: async ({ ctx, input }) => {
    const { txnid, recaptcha } = input.body;
    const wanted = wantedOf(input.body);
    const { url } = await askForGiftCard({ ctx, input: { wanted, txnid, recaptcha } });
    return { ...DONE, data: url };
  },
  redeemGiftVoucher: async ({ ctx, input }) => {
    const data = await redeemGiftCard({ ctx, input: input.body });
    return { ...DONE, message: 'Your gift voucher has been added!', data };
  },
  listGiftVouchers: async ({ ctx }) => ({ ...DONE, data: await listGiftCards({ ctx }) }),
};

function wantedOf(body: InferType<typeof giftVoucherBody>) {
  return {
    amountPaise: toPaise(Number(body.amount)),
    senderName: body.sender_name,
    senderEmail: body.sender_email,
    receiverName: body.receiver_name,
    receiverEmail: body.receiver_email,
    message: body.message ?? '',
  };
}
