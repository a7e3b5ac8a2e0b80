import { asc, eq, inArray, sql } from 'drizzle-orm';
import { giftCardApiMessages } from '../../../contract/messages/gift-cards.ts';
import { giftCardShareOf } from '../../../contract/payments/gift-card-share.ts';
import { giftCardEntries, giftCards } from '../../db/schema/gift-cards.ts';
import { orders } from '../../db/schema/orders.ts';
import type { Context } from '../kernel/context.ts';
import { DomainError } from '../kernel/errors.ts';
import type { Customer } from '../kernel/who.ts';
import { lockOwnBalance, lockOwnCards } from './own-gift-cards.ts';

interface GiftCardShare {
  /** The caller's transaction: the customer's gift vouchers stay locked until it ends. */
  ctx: Pick<Context, 'db'>;
  input: {
    customer: Customer;
    /** The total of the order. */
    totalPaise: number;
    /** Whether the shopper wants to use them. */
    isWanted: boolean;
    /** An open order that the new one replaces: the amount it holds is available again. */
    instead: number | undefined;
  };
}

/** Returns how much of an order its customer's gift vouchers pay, in paise. */
export async function giftCardShare({ ctx, input }: GiftCardShare): Promise<number> {
  const { customer, totalPaise, isWanted, instead } = input;
  if (!isWanted) return 0;
  const balance = await lockOwnBalance(ctx.db, customer.customerId);
  return giftCardShareOf(totalPaise, balance + (await heldBy(ctx, instead)));
}

async function heldBy({ db }: GiftCardShare['ctx'], orderId: number | undefined): Promise<number> {
  if (orderId === undefined) return 0;
  const [order] = await db
    .select({ paise: orders.giftCardPaise })
    .from(orders)
    .where(eq(orders.id, orderId));
  return order?.paise ?? 0;
}

interface SpendGiftCards {
  /** The transaction that locks the order's row. */
  ctx: Pick<Context, 'db' | 'clock'>;
  input: { customerId: number; orderId: number; amountPaise: number };
}

/**
 * Pays a part of an order with the gift vouchers of its customer, the oldest first. Errors:
 * `conflict` where their balance is too small.
 */
export async function spendGiftCards({ ctx, input }: SpendGiftCards): Promise<void> {
  const { db: tx, clock } = ctx;
  const { customerId, orderId, amountPaise } = input;
  let missing = amountPaise;
  for (const { id, balancePaise } of await lockOwnCards(tx, customerId)) {
    const share = Math.min(balancePaise, missing);
    if (share === 0) break;
    missing -= share;
    await tx
      .update(giftCards)
      .set({ balancePaise: balancePaise - share })
      .where(eq(giftCards.id, id));
    await tx.insert(giftCardEntries).values({
      giftCardId: id,
      orderId,
      amountPaise: -share,
      reason: 'spent',
      at: clock.now(),
    });
  }
  if (missing > 0) {
    throw new DomainError(
      'conflict',
      'gift_balance_too_small',
      giftCardApiMessages.balanceTooSmall,
    );
  }
}

interface GiveBackGiftCards {
  /** The transaction that locks the orders' rows. */
  ctx: Pick<Context, 'db' | 'clock'>;
  input: { orderIds: readonly number[] };
}

/**
 * Returns to gift vouchers the amounts that orders took and still hold; a repeated call changes
 * nothing. Handles all orders together, so that vouchers are locked in the order of their ids.
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
