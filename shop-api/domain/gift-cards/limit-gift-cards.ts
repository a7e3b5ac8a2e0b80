import { countAttempt, takeTurns } from '../kernel/attempts.ts';
import type { Context } from '../kernel/context.ts';
import { HOUR_MS } from '../kernel/durations.ts';
import type { Limit } from '../kernel/limit.ts';

/** More requests than this in an hour, in total, raise an alarm. */
const REMARKABLE = 20;
const ALL: Limit = { name: 'gift voucher, all', max: REMARKABLE, windowMs: HOUR_MS };

interface LimitGiftCards {
  ctx: Pick<Context, 'db' | 'clock' | 'keys' | 'address' | 'alarm' | 'giftCardsPerHour'>;
  input: { receiverEmail: string };
}

/**
 * Counts one more request for a gift voucher. The limits hinder tests of stolen cards, which need
 * many payments, and protect the mailboxes of receivers. Errors: `too_many_requests`.
 */
export async function limitGiftCards({ ctx, input }: LimitGiftCards): Promise<void> {
  const anHour = { max: ctx.giftCardsPerHour, windowMs: HOUR_MS };
  await takeTurns({
    ctx,
    input: [
      { limit: { name: 'gift voucher, address', ...anHour }, of: ctx.address },
      { limit: { name: 'gift voucher, receiver', ...anHour }, of: input.receiverEmail },
    ],
  });
  const { count } = await countAttempt({ ctx, input: { limit: ALL, of: 'everybody' } });
  if (count !== REMARKABLE + 1) return;
  ctx.alarm(`More than ${REMARKABLE} gift vouchers were asked for within an hour`);
}
