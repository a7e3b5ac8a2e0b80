import { eq } from 'drizzle-orm';
import { giftCardEntries } from '../../db/schema/gift-card-entries.ts';
import { giftCards } from '../../db/schema/gift-cards.ts';
import type { Context } from '../context.ts';
import { DomainError } from '../errors.ts';
import { lockOwnCards } from './own-balance.ts';

export const GIFT_BALANCE_TOO_SMALL =
  'Your gift vouchers no longer pay their part of this order. Please order again.';

interface SpendGiftCards {
  /** Of the transaction that holds the order's row. */
  ctx: Pick<Context, 'db' | 'clock'>;
  input: { customerId: number; orderId: number; amountPaise: number };
}

/**
 * Pays a part of an order with the gift vouchers of its customer, the oldest first. Errors: `conflict`
 * where less is left of them.
 */
export async function spendGiftCards({ ctx, input }: SpendGiftCards): Promise<void> {
  const { db: tx, clock } = ctx;
  const { customerId, orderId, amountPaise } = input;
  let missing = amountPaise;
  for (const { id, balancePaise } of await lockOwnCards(tx, customerId)) {
    const part = Math.min(balancePaise, missing);
    if (part === 0) break;
    missing -= part;
    await tx
      .update(giftCards)
      .set({ balancePaise: balancePaise - part })
      .where(eq(giftCards.id, id));
    await tx.insert(giftCardEntries).values({
      giftCardId: id,
      orderId,
      amountPaise: -part,
      reason: 'spent',
      at: clock.now(),
    });
  }
  if (missing > 0) throw new DomainError('conflict', GIFT_BALANCE_TOO_SMALL);
}
