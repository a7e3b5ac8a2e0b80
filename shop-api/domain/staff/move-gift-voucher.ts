import { and, eq, isNotNull } from 'drizzle-orm';
import { staffMessages } from '../../../contract/messages/staff.ts';
import {
  type GiftVoucherMove,
  type GiftVoucherState,
  giftVoucherMovesFrom,
} from '../../../contract/payments/gift-voucher-desk.ts';
import { giftCards } from '../../db/schema/gift-cards.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { GiftCardRow } from '../gift-cards/gift-card.ts';
import { sendGiftCard } from '../gift-cards/send-gift-cards.ts';
import type { Context, Given } from '../kernel/context.ts';
import { DomainError, notFound } from '../kernel/errors.ts';
import { staffOf } from '../kernel/who.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { waitsFor } from '../payments/waits-for.ts';
import { recordMove } from '../trail/record-move.ts';
import { giftVoucherName, giftVoucherState } from './sent-gift-vouchers.ts';

interface Moved {
  code: string;
  state: GiftVoucherState;
}

/**
 * Blocks a gift voucher, which nobody can enter or spend then; takes the block back; or mails its code
 * to the receiver again, or for the first time before its day. What an order has taken stays taken. Records who did. Staff only.
 * Errors: `not_found`, `conflict` where another has moved it meanwhile.
 */
export async function moveGiftVoucher({
  ctx,
  input: { id, to },
}: Given<{ id: number; to: GiftVoucherMove }>): Promise<Moved> {
  staffOf(ctx.who);
  return inTransaction(ctx.db, async (tx) => {
    const inside = { ...ctx, db: tx };
    const isPaid = and(eq(giftCards.id, id), isNotNull(giftCards.paidAt));
    const [card] = await tx.select().from(giftCards).where(isPaid).for('update');
    if (!card) throw notFound('gift_voucher_not_found', 'Gift voucher');
    const before = giftVoucherState(card);
    if (!giftVoucherMovesFrom(before).includes(to)) {
      const message = staffMessages.noGiftVoucherStep;
      throw new DomainError('conflict', 'gift_voucher_step_not_allowed', message);
    }
    const state = giftVoucherState({ ...card, ...(await take(inside, card, to)) });
    const sentAt = to === 'resend' ? { mailed_again: ctx.clock.now() } : {};
    await recordMove({
      ctx: inside,
      ...{ kind: 'gift_voucher', action: to, id },
      before: { state: before },
      after: { state, ...sentAt },
    });
    return { code: giftVoucherName(card), state };
  });
}

/** Takes the step, and returns what it changes. */
async function take(caller: Context, card: GiftCardRow, to: GiftVoucherMove) {
  const { id, language } = card;
  if (to === 'resend' && waitsFor(card)) {
    // Sent before its day, and not again on it.
    await sendGiftCard(caller, card);
    return {};
  }
  // The receiver may read another language than the staff who call.
  const ctx = { ...caller, language: language ?? undefined };
  if (to === 'resend') {
    await queueMail({ ctx, input: { kind: 'gift_voucher', payload: { giftCardId: id } } });
    return {};
  }
  const changed = { blockedAt: to === 'block' ? ctx.clock.now() : null };
  await ctx.db.update(giftCards).set(changed).where(eq(giftCards.id, id));
  return changed;
}
