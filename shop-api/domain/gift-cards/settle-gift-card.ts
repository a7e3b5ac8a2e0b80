import { and, eq, isNull, lte, ne, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { giftCardEntries, giftCards } from '../../db/schema/gift-cards.ts';
import type { Context, Settled, SubjectStatus } from '../kernel/context.ts';
import { DAY_MS } from '../kernel/durations.ts';
import { isoDayInIndia } from '../kernel/india-time.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { giftCode, giftCodeHash } from './gift-card.ts';
import { sendGiftCard } from './send-gift-cards.ts';

/**
 * Gives a paid gift voucher its balance and its code, and queues the mails about it, that with the code
 * when its day has come; the caller has locked its row. Returns `done`, or the reason for a refund.
 */
export async function settleGiftCard(ctx: Context, id: number): Promise<Settled> {
  const { db: tx, keys } = ctx;
  const [card] = await tx.select().from(giftCards).where(eq(giftCards.id, id));
  if (!card) throw new Error(`There is no gift voucher ${id}`);
  if (card.paidAt) return 'paid twice';
  if (isForgotten(card)) return 'paid too late';
  const now = ctx.clock.now();
  const { amountPaise } = card;
  const code = giftCode(keys, id);
  const codeHash = giftCodeHash(keys, code);
  await tx
    .update(giftCards)
    .set({ paidAt: now, balancePaise: amountPaise, codeHash, ending: code.slice(-4) })
    .where(eq(giftCards.id, id));
  const issued = { giftCardId: id, amountPaise, reason: 'issued' as const, at: now };
  await tx.insert(giftCardEntries).values(issued);
  const inLanguage = { ...ctx, language: card.language ?? undefined };
  const isDue = card.sendOn === null || card.sendOn <= isoDayInIndia(now);
  if (isDue) await sendGiftCard(ctx, card);
  // The message for WhatsApp is a receipt too, and the usual one says that nobody else has the code.
  if (isDue && card.byWhatsapp) return 'done';
  const input = { kind: 'gift_voucher_bought', payload: { giftCardId: id } } as const;
  await queueMail({ ctx: inLanguage, input });
  return 'done';
}

/** Returns whether a payment for a gift voucher can still be used. */
export async function statusOfGiftCard(db: Database, id: number): Promise<SubjectStatus> {
  const [card] = await db.select().from(giftCards).where(eq(giftCards.id, id));
  if (card?.paidAt) return 'paid';
  return card && isForgotten(card) ? 'over' : 'open';
}

/** Whether `forgetUnpaidGiftCards` has erased the personal data. */
function isForgotten({ receiverEmail }: typeof giftCards.$inferSelect): boolean {
  return receiverEmail === '';
}

/** Longer than any gateway waits for a payment. */
const RETENTION_MS = 30 * DAY_MS;
const ERASED_PARTIES = {
  senderName: '',
  senderEmail: '',
  receiverName: '',
  receiverEmail: '',
  message: '',
};

/**
 * System job: erases the personal data of gift vouchers that were not paid. The rows remain, so
 * that a late payment is recognised and becomes a refund due.
 */
export async function forgetUnpaidGiftCards({
  ctx,
}: {
  ctx: Pick<Context, 'db' | 'clock'>;
}): Promise<void> {
  const before = new Date(ctx.clock.now().getTime() - RETENTION_MS);
  const isLeft = and(isNull(giftCards.paidAt), lte(giftCards.createdAt, before));
  await ctx.db
    .update(giftCards)
    .set({ ...ERASED_PARTIES, requestKey: sql`'forgotten ' || ${giftCards.id}` })
    .where(and(isLeft, ne(giftCards.receiverEmail, '')));
}
