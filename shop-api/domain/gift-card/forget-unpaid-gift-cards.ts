import { and, isNull, lte, ne, sql } from 'drizzle-orm';
import { giftCards } from '../../db/schema/gift-cards.ts';
import type { Context } from '../context.ts';

/** Gateways have long given up by then. */
const KEPT_MS = 30 * 86_400_000;
const NOBODY = {
  senderName: '',
  senderEmail: '',
  receiverName: '',
  receiverEmail: '',
  message: '',
};

/**
 * The shop itself: forgets whom gift vouchers that nobody paid were for. The rows stay, so that money
 * which comes all the same is known and owed back.
 */
export async function forgetUnpaidGiftCards({
  ctx,
}: {
  ctx: Pick<Context, 'db' | 'clock'>;
}): Promise<void> {
  const before = new Date(ctx.clock.now().getTime() - KEPT_MS);
  const isLeft = and(isNull(giftCards.paidAt), lte(giftCards.createdAt, before));
  await ctx.db
    .update(giftCards)
    .set({ ...NOBODY, requestKey: sql`'forgotten ' || ${giftCards.id}` })
    .where(and(isLeft, ne(giftCards.receiverEmail, '')));
}
