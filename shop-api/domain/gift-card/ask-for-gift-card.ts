import { eq } from 'drizzle-orm';
import { giftCards } from '../../db/schema/gift-cards.ts';
import { inTransaction } from '../../db/transaction.ts';
import { checkCaptcha } from '../captcha/check-captcha.ts';
import type { Context } from '../context.ts';
import { DomainError } from '../errors.ts';
import type { PaymentPage } from '../payment/open-payment.ts';
import { openPayment } from '../payment/open-payment.ts';
import type { GiftCardRow } from './gift-card-data.ts';
import { limitGiftCards } from './limit-gift-cards.ts';

const PAY_WITHIN_MS = 30 * 60_000;
/** Gateways insist on a number and the form asks for none; this is nobody's. */
const NO_PHONE = '+910000000000';

/** A gift voucher as it was asked for; its texts are a stranger's. */
export interface WantedGiftCard {
  amountPaise: number;
  senderName: string;
  senderEmail: string;
  receiverName: string;
  receiverEmail: string;
  message: string;
}

interface AskForGiftCard {
  ctx: Context;
  input: { wanted: WantedGiftCard; txnid: string; recaptcha: string };
}

/**
 * Anyone may ask for a gift voucher; nothing is mailed before it is paid. Asked again with the same
 * words and the same `txnid`, it is the same voucher, and the captcha is not asked for again.
 * Errors: `invalid` (recaptcha), `conflict` (paid already), `too_many_requests`, `unavailable`.
 */
export async function askForGiftCard({ ctx, input }: AskForGiftCard): Promise<PaymentPage> {
  const requestKey = keyOf(ctx, input);
  const isSame = eq(giftCards.requestKey, requestKey);
  const [known] = await ctx.db.select({ id: giftCards.id }).from(giftCards).where(isSame);
  if (!known) {
    await checkCaptcha({ ctx, input: { form: 'gift_voucher', answer: input.recaptcha } });
    await limitGiftCards({ ctx, input: input.wanted });
  }
  return inTransaction(ctx.db, async (tx) => {
    const createdAt = ctx.clock.now();
    await tx
      .insert(giftCards)
      .values({ ...input.wanted, requestKey, createdAt })
      .onConflictDoNothing();
    const [card] = await tx.select().from(giftCards).where(isSame).for('update');
    if (!card) throw new Error('A voucher that was just written is there');
    if (card.paidAt) throw new DomainError('conflict', 'This gift voucher is paid already.');
    return pay({ ...ctx, db: tx }, card);
  });
}

function pay(ctx: Context, card: GiftCardRow): Promise<PaymentPage> {
  return openPayment(ctx, {
    subject: { giftCardId: card.id },
    customerId: ctx.who.kind === 'customer' ? ctx.who.customerId : null,
    amountPaise: card.amountPaise,
    product: 'Vanya gift voucher',
    payer: { name: card.senderName, email: card.senderEmail, phone: NO_PHONE },
    expiresAt: new Date(ctx.clock.now().getTime() + PAY_WITHIN_MS),
  });
}

function keyOf({ keys }: Context, { wanted, txnid }: AskForGiftCard['input']): string {
  const { amountPaise, senderName, senderEmail, receiverName, receiverEmail, message } = wanted;
  const words = [amountPaise, senderName, senderEmail, receiverName, receiverEmail, message];
  return keys.sign('gift voucher request', JSON.stringify([txnid, ...words]));
}
