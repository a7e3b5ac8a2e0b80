import { eq } from 'drizzle-orm';
import { giftCardEntries } from '../../db/schema/gift-card-entries.ts';
import { giftCards } from '../../db/schema/gift-cards.ts';
import type { Context } from '../context.ts';
import { queueMail } from '../mail/queue-mail.ts';
import type { Settled } from '../payment/settled.ts';
import { giftCode, giftCodeHash } from './gift-code.ts';

/**
 * Gives a paid gift voucher its worth and its code, and promises the mails about it; its row is locked
 * by the caller. Otherwise the reason why the money must go back.
 */
export async function settleGiftCard(ctx: Context, id: number): Promise<Settled> {
  const { db: tx, keys } = ctx;
  const [card] = await tx.select().from(giftCards).where(eq(giftCards.id, id));
  if (!card) throw new Error(`There is no gift voucher ${id}`);
  if (card.paidAt) return 'paid twice';
  const isForgotten = card.receiverEmail === '';
  if (isForgotten) return 'paid too late';
  const now = ctx.clock.now();
  const { amountPaise } = card;
  const codeHash = giftCodeHash(keys, giftCode(keys, id));
  await tx
    .update(giftCards)
    .set({ paidAt: now, balancePaise: amountPaise, codeHash })
    .where(eq(giftCards.id, id));
  const issued = { giftCardId: id, amountPaise, reason: 'issued' as const, at: now };
  await tx.insert(giftCardEntries).values(issued);
  const payload = { giftCardId: id };
  await queueMail({ ctx, input: { kind: 'gift_voucher', payload } });
  await queueMail({ ctx, input: { kind: 'gift_voucher_bought', payload } });
  return 'done';
}
