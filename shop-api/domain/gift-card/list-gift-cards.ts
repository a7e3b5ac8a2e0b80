import type { OwnGiftVoucher } from '../../../contract/gift-vouchers.ts';
import type { Context } from '../context.ts';
import { customerOf } from '../identity/who.ts';
import { giftCardData } from './gift-card-data.ts';
import { readOwnCards } from './read-own-cards.ts';

/** Customers list their own gift vouchers, in the order they are spent; those used up too. */
export async function listGiftCards({ ctx }: { ctx: Context }): Promise<OwnGiftVoucher[]> {
  const cards = await readOwnCards(ctx.db, customerOf(ctx.who));
  return cards.map((card) => giftCardData(ctx.keys, card));
}
