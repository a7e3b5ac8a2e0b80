import { eq } from 'drizzle-orm';
import { dayAfter } from '../../../contract/kit/calendar-day.ts';
import { giftCardApiMessages } from '../../../contract/messages/gift-cards.ts';
import { giftDayMessages } from '../../../contract/messages/gift-days.ts';
import { MAX_GIFT_CARD_DAYS } from '../../../contract/shop/limits.ts';
import { giftCards } from '../../db/schema/gift-cards.ts';
import { inTransaction } from '../../db/transaction.ts';
import { checkCaptcha } from '../kernel/captcha.ts';
import type { Context } from '../kernel/context.ts';
import { MINUTE_MS } from '../kernel/durations.ts';
import { DomainError, invalidField } from '../kernel/errors.ts';
import { isoDayInIndia } from '../kernel/india-time.ts';
import { openPayment, type PaymentPage } from '../payments/open-payment.ts';
import { assertSells } from '../settings/assert-sells.ts';
import { storedSettings } from '../settings/read-settings.ts';
import type { GiftCardRow } from './gift-card.ts';
import { limitGiftCards } from './limit-gift-cards.ts';

const PAY_WITHIN_MS = 30 * MINUTE_MS;
/** A placeholder: gateways require a number, and the form does not ask for one. */
const NO_PHONE = '+910000000000';

/** A gift voucher as requested; its texts are untrusted. */
interface WantedGiftCard {
  amountPaise: number;
  senderName: string;
  senderEmail: string;
  receiverName: string;
  receiverEmail: string;
  message: string;
  /** The day in India on which the code is sent; null: once it is paid. */
  sendOn: string | null;
  byWhatsapp: boolean;
}

interface AskForGiftCard {
  ctx: Context;
  input: { wanted: WantedGiftCard; txnid: string; recaptcha: string };
}

/**
 * Public. Requests a gift voucher; nothing is mailed before it is paid. A repeated request with the
 * same texts and the same `txnid` continues the same voucher without another captcha.
 * Errors: `invalid` (recaptcha; `send_on` for a day that is over or too far ahead), `conflict` (paid
 * already), `too_many_requests`, `unavailable`.
 */
export async function askForGiftCard({ ctx, input }: AskForGiftCard): Promise<PaymentPage> {
  const requestKey = keyOf(ctx, input);
  const isSame = eq(giftCards.requestKey, requestKey);
  const [known] = await ctx.db.select({ id: giftCards.id }).from(giftCards).where(isSame);
  if (!known) {
    assertSendable(ctx, input.wanted);
    await checkCaptcha({ ctx, input: { form: 'gift_voucher', answer: input.recaptcha } });
    await limitGiftCards({ ctx, input: input.wanted });
  }
  return inTransaction(ctx.db, async (tx) => {
    const createdAt = ctx.clock.now();
    await tx
      .insert(giftCards)
      .values({ ...input.wanted, requestKey, createdAt, language: ctx.language })
      .onConflictDoNothing();
    const [card] = await tx.select().from(giftCards).where(isSame).for('update');
    if (!card) throw new Error('A voucher that was just written is there');
    if (card.paidAt) {
      throw new DomainError('conflict', 'gift_voucher_paid', giftCardApiMessages.paidAlready);
    }
    return pay({ ...ctx, db: tx }, card);
  });
}

/** A day that has come meanwhile is right for a voucher that was asked for before it. */
function assertSendable({ clock }: Context, { sendOn }: WantedGiftCard): void {
  if (sendOn === null) return;
  const first = isoDayInIndia(clock.now());
  const last = dayAfter(first, MAX_GIFT_CARD_DAYS);
  if (sendOn >= first && sendOn <= last) return;
  throw invalidField('send_on', 'gift_day_not_possible', giftDayMessages.outside(first, last));
}

async function pay(ctx: Context, card: GiftCardRow): Promise<PaymentPage> {
  const { company, orders } = await storedSettings(ctx.db);
  assertSells(ctx, { company, orders });
  return openPayment(ctx, {
    subject: { purpose: 'gift voucher', id: card.id },
    customerId: ctx.who.kind === 'customer' ? ctx.who.customerId : null,
    amountPaise: card.amountPaise,
    product: `${company.name} gift voucher`,
    payer: { name: card.senderName, email: card.senderEmail, phone: NO_PHONE },
    expiresAt: new Date(ctx.clock.now().getTime() + PAY_WITHIN_MS),
  });
}

function keyOf({ keys }: Context, { wanted, txnid }: AskForGiftCard['input']): string {
  const { amountPaise, senderName, senderEmail, receiverName, receiverEmail, message } = wanted;
  const { sendOn, byWhatsapp } = wanted;
  const values = [amountPaise, senderName, senderEmail, receiverName, receiverEmail, message];
  return keys.sign('gift voucher request', JSON.stringify([txnid, ...values, sendOn, byWhatsapp]));
}
