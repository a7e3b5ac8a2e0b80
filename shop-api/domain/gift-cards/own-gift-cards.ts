import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { OwnGiftCard } from '../../../contract/payments/gift-cards.ts';
import type { Database } from '../../db/database.ts';
import { giftCardEntries, giftCards } from '../../db/schema/gift-cards.ts';
import { orders } from '../../db/schema/orders.ts';
import { isOpenOrderOf } from '../inventory/open-order.ts';
import type { Context } from '../kernel/context.ts';
import { type Customer, customerOf } from '../kernel/who.ts';
import { type GiftCardRow, toGiftCardData } from './gift-card.ts';

/** A blocked one is in no wallet. */
const isUsableBy = (customerId: number) =>
  and(eq(giftCards.customerId, customerId), isNull(giftCards.blockedAt));

/** Customers list their own gift vouchers in the order they are spent, including used-up ones. */
export async function listGiftCards({ ctx }: { ctx: Context }): Promise<OwnGiftCard[]> {
  const cards = await readOwnCards(ctx.db, customerOf(ctx.who));
  return cards.map((card) => toGiftCardData(ctx.keys, card));
}

/**
 * Reads a customer's gift vouchers in the order they are spent, including used-up ones. The amounts
 * that the open order holds count as returned: the next order may spend them.
 */
export async function readOwnCards(db: Database, customer: Customer): Promise<GiftCardRow[]> {
  const held = db
    .select({
      giftCardId: giftCardEntries.giftCardId,
      paise: sql<number>`-sum(${giftCardEntries.amountPaise})::int`.as('paise'),
    })
    .from(giftCardEntries)
    .innerJoin(orders, eq(orders.id, giftCardEntries.orderId))
    .where(isOpenOrderOf(customer))
    .groupBy(giftCardEntries.giftCardId)
    .as('held');
  const rows = await db
    .select({ card: giftCards, heldPaise: sql<number>`coalesce(${held.paise}, 0)` })
    .from(giftCards)
    .leftJoin(held, eq(held.giftCardId, giftCards.id))
    .where(isUsableBy(customer.customerId))
    .orderBy(asc(giftCards.id));
  return rows.map(({ card, heldPaise }) => {
    return { ...card, balancePaise: card.balancePaise + heldPaise };
  });
}

/**
 * Reads a customer's gift vouchers with a balance, oldest first, locked until the transaction ends.
 * They are the last rows a transaction locks.
 */
export async function lockOwnCards(tx: Database, customerId: number): Promise<GiftCardRow[]> {
  return tx
    .select()
    .from(giftCards)
    .where(and(isUsableBy(customerId), gt(giftCards.balancePaise, 0)))
    .orderBy(asc(giftCards.id))
    .for('update');
}

/** Returns the total balance in paise; it cannot change until the transaction ends. */
export async function lockOwnBalance(tx: Database, customerId: number): Promise<number> {
  const cards = await lockOwnCards(tx, customerId);
  return cards.reduce((sum, { balancePaise }) => sum + balancePaise, 0);
}
