import { asc, eq, sql } from 'drizzle-orm';
import { giftCardEntries, giftCards } from '../../db/schema/gift-cards.ts';
import type { Context } from '../kernel/context.ts';

interface GiveBackPart {
  /** The transaction that locks the order's row. */
  ctx: Pick<Context, 'db' | 'clock'>;
  /** `amountPaise`: at most what the order still has from gift vouchers. */
  input: { orderId: number; amountPaise: number };
}

/** Returns to gift vouchers a part of what an order took from them, in the order of their ids. */
export async function giveBackPart({ ctx, input }: GiveBackPart): Promise<void> {
  const { db: tx, clock } = ctx;
  const { giftCardId, amountPaise } = giftCardEntries;
  let missing = input.amountPaise;
  if (missing === 0) return;
  const held = await tx
    .select({ giftCardId, paise: sql<number>`-sum(${amountPaise})::int` })
    .from(giftCardEntries)
    .where(eq(giftCardEntries.orderId, input.orderId))
    .groupBy(giftCardId)
    .orderBy(asc(giftCardId));
  for (const row of held) {
    const share = Math.min(row.paise, missing);
    if (share <= 0) continue;
    missing -= share;
    await tx
      .update(giftCards)
      .set({ balancePaise: sql`${giftCards.balancePaise} + ${share}` })
      .where(eq(giftCards.id, row.giftCardId));
    await tx.insert(giftCardEntries).values({
      giftCardId: row.giftCardId,
      orderId: input.orderId,
      amountPaise: share,
      reason: 'given back',
      at: clock.now(),
    });
  }
  if (missing > 0) throw new Error('An order gives back at most what it took');
}
