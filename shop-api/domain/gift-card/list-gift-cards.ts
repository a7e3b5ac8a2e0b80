import { asc, eq } from 'drizzle-orm';
import type { OwnGiftVoucher } from '../../../contract/gift-vouchers.ts';
import { giftCards } from '../../db/schema/gift-cards.ts';
import type { Context } from '../context.ts';
import { customerOf } from '../identity/who.ts';
import { giftCardData } from './gift-card-data.ts';

/** Customers list their own gift vouchers, in the order they are spent; those used up too. */
export async function listGiftCards({ ctx }: { ctx: Context }): Promise<OwnGiftVoucher[]> {
  const { customerId } = customerOf(ctx.who);
  const cards = await ctx.db
    .select()
    .from(giftCards)
    .where(eq(giftCards.customerId, customerId))
    .orderBy(asc(giftCards.id));
  return cards.map((card) => giftCardData(ctx.keys, card));
}
