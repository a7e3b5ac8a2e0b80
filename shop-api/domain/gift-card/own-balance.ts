import { and, asc, eq, gt } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { giftCards } from '../../db/schema/gift-cards.ts';
import type { GiftCardRow } from './gift-card-data.ts';

/**
 * A customer's gift vouchers with something left, oldest first, locked until the transaction ends.
 * They are the last rows a transaction locks.
 */
export async function lockOwnCards(tx: Database, customerId: number): Promise<GiftCardRow[]> {
  return tx
    .select()
    .from(giftCards)
    .where(and(eq(giftCards.customerId, customerId), gt(giftCards.balancePaise, 0)))
    .orderBy(asc(giftCards.id))
    .for('update');
}

/** What is left of all of them, in paise; it stays so until the transaction ends. */
export async function lockOwnBalance(tx: Database, customerId: number): Promise<number> {
  const cards = await lockOwnCards(tx, customerId);
  return cards.reduce((sum, { balancePaise }) => sum + balancePaise, 0);
}
