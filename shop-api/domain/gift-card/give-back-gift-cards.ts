import { asc, eq, inArray, sql } from 'drizzle-orm';
import { giftCardEntries } from '../../db/schema/gift-card-entries.ts';
import { giftCards } from '../../db/schema/gift-cards.ts';
import type { Context } from '../context.ts';

interface GiveBackGiftCards {
  /** Of the transaction that holds the orders' rows. */
  ctx: Pick<Context, 'db' | 'clock'>;
  input: { orderIds: readonly number[] };
}

/**
 * Gives gift vouchers back what orders have taken from them and still hold; asked again, there is
 * nothing. All orders at once, so that the vouchers are taken in the order of their ids.
 */
export async function giveBackGiftCards({ ctx, input }: GiveBackGiftCards): Promise<void> {
  const { db: tx, clock } = ctx;
  if (input.orderIds.length === 0) return;
  const { giftCardId, orderId, amountPaise } = giftCardEntries;
  const held = await tx
    .select({ giftCardId, orderId, paise: sql<number>`-sum(${amountPaise})::int` })
    .from(giftCardEntries)
    .where(inArray(orderId, [...input.orderIds]))
    .groupBy(giftCardId, orderId)
    .having(sql`sum(${amountPaise}) <> 0`)
    .orderBy(asc(giftCardId), asc(orderId));
  for (const { paise, ...row } of held) {
    await tx
      .update(giftCards)
      .set({ balancePaise: sql`${giftCards.balancePaise} + ${paise}` })
      .where(eq(giftCards.id, row.giftCardId));
    const at = clock.now();
    await tx
      .insert(giftCardEntries)
      .values({ ...row, amountPaise: paise, reason: 'given back', at });
  }
}
