import { and, eq, isNull, or, sql } from 'drizzle-orm';
import type { OwnGiftVoucher } from '../../../contract/gift-vouchers.ts';
import { GIFT_CODE_UNKNOWN } from '../../../contract/gift-vouchers.ts';
import { giftCards } from '../../db/schema/gift-cards.ts';
import type { Context } from '../context.ts';
import { invalidField } from '../errors.ts';
import { customerOf } from '../identity/who.ts';
import type { Limit } from '../limits/limit.ts';
import { takeBackTurns, takeTurns } from '../limits/take-turns.ts';
import { giftCardData } from './gift-card-data.ts';
import { giftCodeHash } from './gift-code.ts';
import { readOwnCards } from './read-own-cards.ts';

const HOUR_MS = 3_600_000;
const CUSTOMER: Limit = { name: 'gift code, customer', max: 10, windowMs: HOUR_MS };
/** Carriers put thousands of phones behind one address. */
const ADDRESS: Limit = { name: 'gift code, address', max: 300, windowMs: HOUR_MS };

interface RedeemGiftCard {
  ctx: Context;
  input: { code: string };
}

/**
 * Customers enter the code of a gift voucher; whoever does so first owns it from then on, and may
 * enter it again. Only codes that are not right count as attempts. Errors: `invalid` (code), with
 * the same words for a code that never was, is not paid or is somebody else's; `too_many_requests`.
 */
export async function redeemGiftCard({ ctx, input }: RedeemGiftCard): Promise<OwnGiftVoucher> {
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
    .where(and(eq(giftCards.codeHash, giftCodeHash(ctx.keys, input.code)), isFree))
    .returning();
  if (!bound) throw invalidField('code', GIFT_CODE_UNKNOWN);
  await takeBackTurns({ ctx, input: turns });
  const own = await readOwnCards(ctx.db, customer);
  return giftCardData(ctx.keys, own.find(({ id }) => id === bound.id) ?? bound);
}

function isoNow({ clock }: Context): string {
  return clock.now().toISOString();
}
