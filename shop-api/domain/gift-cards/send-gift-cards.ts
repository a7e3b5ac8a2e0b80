import { and, asc, eq, isNotNull, isNull, lte } from 'drizzle-orm';
import { giftCards } from '../../db/schema/gift-cards.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Context } from '../kernel/context.ts';
import { isoDayInIndia } from '../kernel/india-time.ts';
import { queueMail } from '../mail/queue-mail.ts';
import type { GiftCardRow } from './gift-card.ts';

/**
 * Queues the mail with the code of a paid gift voucher to its receiver, and the one for WhatsApp to its
 * sender where that was chosen. Notes that it was sent; the caller has locked its row.
 */
export async function sendGiftCard(
  ctx: Pick<Context, 'db' | 'clock'>,
  { id, language, byWhatsapp }: GiftCardRow,
): Promise<void> {
  const within = { ...ctx, language: language ?? undefined };
  const payload = { giftCardId: id };
  await queueMail({ ctx: within, input: { kind: 'gift_voucher', payload } });
  if (byWhatsapp) {
    await queueMail({ ctx: within, input: { kind: 'gift_voucher_whatsapp', payload } });
  }
  await ctx.db.update(giftCards).set({ mailedAt: ctx.clock.now() }).where(eq(giftCards.id, id));
}

/** Gift vouchers per round; the rest waits for the next. */
const ROUND = 50;

/**
 * System job: sends the gift vouchers whose day in India has come, once each. One that is blocked waits
 * for as long. Several processes may run it at the same time. Returns how many it sent.
 */
export async function sendDueGiftCards({
  ctx,
}: {
  ctx: Pick<Context, 'db' | 'clock'>;
}): Promise<number> {
  const today = isoDayInIndia(ctx.clock.now());
  return inTransaction(ctx.db, async (db) => {
    const due = await db
      .select()
      .from(giftCards)
      .where(
        and(
          isNotNull(giftCards.sendOn),
          isNull(giftCards.mailedAt),
          lte(giftCards.sendOn, today),
          isNotNull(giftCards.paidAt),
          isNull(giftCards.blockedAt),
        ),
      )
      .orderBy(asc(giftCards.sendOn), asc(giftCards.id))
      .limit(ROUND)
      .for('update', { skipLocked: true });
    for (const card of due) await sendGiftCard({ ...ctx, db }, card);
    return due.length;
  });
}
