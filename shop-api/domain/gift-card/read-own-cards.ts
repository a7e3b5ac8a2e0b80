import { asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { giftCardEntries } from '../../db/schema/gift-card-entries.ts';
import { giftCards } from '../../db/schema/gift-cards.ts';
import { orders } from '../../db/schema/orders.ts';
import type { Customer } from '../identity/who.ts';
import { isOpenOrderOf } from '../order/open-order.ts';
import type { GiftCardRow } from './gift-card-data.ts';

/**
 * A customer's gift vouchers in the order they are spent, those used up too. What the open order has
 * of them counts as given back: the next order may spend it.
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
    .where(eq(giftCards.customerId, customer.customerId))
    .orderBy(asc(giftCards.id));
  return rows.map(({ card, heldPaise }) => {
    return { ...card, balancePaise: card.balancePaise + heldPaise };
  });
}
