import { countAttempt, takeTurns } from '../kernel/attempts.ts';
import { byOrigin } from '../kernel/by-origin.ts';
import type { Context } from '../kernel/context.ts';
import { HOUR_MS } from '../kernel/durations.ts';
import type { Limit } from '../kernel/limit.ts';

/** More requests than this in an hour, in total, raise an alarm. */
const REMARKABLE = 20;
const ALL: Limit = { name: 'gift voucher, all', max: REMARKABLE, windowMs: HOUR_MS };

/** Mobile carriers put thousands of phones behind one network address. */
const ADDRESS_FACTOR = 20;

interface LimitGiftCards {
  ctx: Pick<Context, 'db' | 'clock' | 'keys' | 'who' | 'address' | 'alarm' | 'giftCardsPerHour'>;
  input: { receiverEmail: string };
}

/**
 * Counts one more request for a gift voucher, by shopper, receiver and, with a wide limit, network
 * address. The limits hinder tests of stolen cards, which need many payments, and protect the
 * mailboxes of receivers. Errors: `too_many_requests`.
 */
export async function limitGiftCards({ ctx, input }: LimitGiftCards): Promise<void> {
  const { giftCardsPerHour: max } = ctx;
  const anHour = { max, windowMs: HOUR_MS };
  const address = { name: 'gift voucher, address', max: max * ADDRESS_FACTOR, windowMs: HOUR_MS };
  await takeTurns({
    ctx,
    input: [
      { limit: { name: 'gift voucher, shopper', ...anHour }, of: shopperNameOf(ctx) },
      {
        limit: { name: 'gift voucher, receiver', ...anHour },
        of: input.receiverEmail.toLowerCase(),
      },
      ...byOrigin(ctx, address),
    ],
  });
  const { count } = await countAttempt({ ctx, input: { limit: ALL, of: 'everybody' } });
  if (count !== REMARKABLE + 1) return;
  ctx.alarm(`More than ${REMARKABLE} gift vouchers were asked for within an hour`);
}

/** Returns who is counted; a caller without an identity is counted by network address. */
function shopperNameOf({ who, address }: LimitGiftCards['ctx']): string {
  if (who.kind === 'customer') return `customer ${who.customerId}`;
  return who.kind === 'visitor' ? `visitor ${who.visitorId}` : `address ${address}`;
}
