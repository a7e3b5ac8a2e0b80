import { and, eq, isNull, or, sql } from 'drizzle-orm';
import { giftCardApiMessages } from '../../../contract/messages/gift-cards.ts';
import type { OwnGiftCard } from '../../../contract/payments/gift-cards.ts';
import { giftCards } from '../../db/schema/gift-cards.ts';
import { takeBackTurns, takeTurns } from '../kernel/attempts.ts';
import type { Context, Given } from '../kernel/context.ts';
import { HOUR_MS } from '../kernel/durations.ts';
import { invalidField } from '../kernel/errors.ts';
import type { Limit } from '../kernel/limit.ts';
import { customerOf } from '../kernel/who.ts';
import { giftCodeHash, toGiftCardData } from './gift-card.ts';
import { readOwnCards } from './own-gift-cards.ts';

const CUSTOMER: Limit = { name: 'gift code, customer', max: 10, windowMs: HOUR_MS };
/** Mobile carriers put thousands of phones behind one address. */
const ADDRESS: Limit = { name: 'gift code, address', max: 300, windowMs: HOUR_MS };

/**
 * Customers redeem the code of a gift voucher; the first customer to do so owns it, and may enter
 * it again. Only wrong codes count as attempts. Errors: `invalid` (code), with the same message for
 * a code that is unknown, unpaid, blocked or another customer's; `too_many_requests`.
 */
export async function redeemGiftCard({
  ctx,
  input,
}: Given<{ code: string }>): Promise<OwnGiftCard> {
  const customer = customerOf(ctx.who);
  const { customerId } = customer;
  const turns = [
    { limit: CUSTOMER, of: String(customerId) },
    { limit: ADDRESS, of: ctx.address },
  ];
  await takeTurns({ ctx, input: turns });
  const isFree = or(isNull(giftCards.customerId), eq(giftCards.customerId, customerId));
  const [bound] = await ctx.db
    .update(giftCards)
    .set({ customerId, boundAt: sql`coalesce(${giftCards.boundAt}, ${isoNow(ctx)}::timestamptz)` })
    .where(
      and(
        eq(giftCards.codeHash, giftCodeHash(ctx.keys, input.code)),
        isFree,
        isNull(giftCards.blockedAt),
      ),
    )
    .returning();
  if (!bound) throw invalidField('code', 'gift_code_unknown', giftCardApiMessages.codeUnknown);
  await takeBackTurns({ ctx, input: turns });
  const own = await readOwnCards(ctx.db, customer);
  return toGiftCardData(ctx.keys, own.find(({ id }) => id === bound.id) ?? bound);
}

function isoNow({ clock }: Context): string {
  return clock.now().toISOString();
}
