import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { giftCards } from '../../db/schema/gift-cards.ts';
import { memberships } from '../../db/schema/memberships.ts';
import type { OrderState } from '../../db/schema/orders.ts';
import { orders } from '../../db/schema/orders.ts';
import type { PaymentRow } from './attempt.ts';

/** How a thing stands that is to be paid: it waits for that, is paid by whatever, or takes no money. */
export type Standing = 'open' | 'paid' | 'over';

/** Orders that ended so take no money any more. */
export const ENDED: readonly OrderState[] = ['cancelled', 'delivered', 'returned'];

/** Whether money for this payment would be used if it came now; else it would be owed back. */
export async function standingOf(db: Database, payment: PaymentRow): Promise<Standing> {
  const { orderId, membershipId, giftCardId } = payment;
  if (orderId !== null) return standingOfOrder(db, orderId);
  if (membershipId !== null) return standingOfMembership(db, membershipId);
  if (giftCardId !== null) return standingOfGiftCard(db, giftCardId);
  throw new Error(`Payment ${payment.id} is for nothing`);
}

async function standingOfOrder(db: Database, id: number): Promise<Standing> {
  const [order] = await db.select().from(orders).where(eq(orders.id, id));
  if (order?.paidAt) return 'paid';
  return !order || order.releasedAt || ENDED.includes(order.state) ? 'over' : 'open';
}

async function standingOfMembership(db: Database, id: number): Promise<Standing> {
  const [term] = await db.select().from(memberships).where(eq(memberships.id, id));
  return term?.paidAt ? 'paid' : 'open';
}

async function standingOfGiftCard(db: Database, id: number): Promise<Standing> {
  const [card] = await db.select().from(giftCards).where(eq(giftCards.id, id));
  if (card?.paidAt) return 'paid';
  const isForgotten = card?.receiverEmail === '';
  return isForgotten ? 'over' : 'open';
}
