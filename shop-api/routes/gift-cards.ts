import type { InferType } from 'yup';
import { giftCardApiMessages } from '../../contract/messages/gift-cards.ts';
import type { giftCardBody, giftCardEndpoints } from '../../contract/payments/gift-cards.ts';
import type { giftVoucherDeskEndpoints } from '../../contract/payments/gift-voucher-desk.ts';
import { toPaise } from '../../contract/shop/money.ts';
import { askForGiftCard } from '../domain/gift-cards/ask-for-gift-card.ts';
import { listGiftCards } from '../domain/gift-cards/own-gift-cards.ts';
import { redeemGiftCard } from '../domain/gift-cards/redeem-gift-card.ts';
import { moveGiftVoucher } from '../domain/staff/move-gift-voucher.ts';
import { sentGiftVouchers } from '../domain/staff/sent-gift-vouchers.ts';
import { DONE, type HandlersOf } from '../http/handler.ts';
import { sentHandlers } from '../http/sent-handlers.ts';

export const giftCardHandlers: HandlersOf<typeof giftCardEndpoints> = {
  getGiftCardPaymentLink: async ({ ctx, input }) => {
    const { txnid, recaptcha } = input.body;
    const wanted = wantedOf(input.body);
    const { url } = await askForGiftCard({ ctx, input: { wanted, txnid, recaptcha } });
    return { ...DONE, data: url };
  },
  redeemGiftCard: async ({ ctx, input }) => {
    const data = await redeemGiftCard({ ctx, input: input.body });
    return { ...DONE, message: giftCardApiMessages.added, data };
  },
  listGiftCards: async ({ ctx }) => ({ ...DONE, data: await listGiftCards({ ctx }) }),
};

const giftVouchers = sentHandlers(sentGiftVouchers);

export const giftVoucherDeskHandlers: HandlersOf<typeof giftVoucherDeskEndpoints> = {
  listGiftVouchers: giftVouchers.list,
  getGiftVoucher: giftVouchers.read,
  moveGiftVoucher: async ({ ctx, input: { params, body } }) => ({
    ...DONE,
    ...(await moveGiftVoucher({ ctx, input: { id: params.id, to: body.to } })),
  }),
};

function wantedOf(body: InferType<typeof giftCardBody>) {
  return {
    amountPaise: toPaise(Number(body.amount)),
    senderName: body.sender_name,
    senderEmail: body.sender_email,
    receiverName: body.receiver_name,
    receiverEmail: body.receiver_email,
    message: body.message ?? '',
    sendOn: body.send_on || null,
    byWhatsapp: body.by_whatsapp,
  };
}
