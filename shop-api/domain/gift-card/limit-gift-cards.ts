import type { Context } from '../context.ts';
import { countAttempt } from '../limits/count-attempt.ts';
import type { Limit } from '../limits/limit.ts';
import { takeTurns } from '../limits/take-turns.ts';

const HOUR_MS = 3_600_000;
/** More than this an hour, all together, is worth a look. */
const REMARKABLE = 20;
const ALL: Limit = { name: 'gift voucher, all', max: REMARKABLE, windowMs: HOUR_MS };

interface LimitGiftCards {
  ctx: Pick<Context, 'db' | 'clock' | 'keys' | 'address' | 'alarm' | 'giftVouchersPerHour'>;
  input: { receiverEmail: string };
}

/**
 * Counts one more gift voucher. Whoever tries stolen cards needs many payments, and a stranger's
 * mailbox is not filled from here. Errors: `too_many_requests`.
 */
export async function limitGiftCards({ ctx, input }: LimitGiftCards): Promise<void> {
  const anHour = { max: ctx.giftVouchersPerHour, windowMs: HOUR_MS };
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
