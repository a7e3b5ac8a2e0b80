import type { Context } from '../context.ts';
import { DomainError } from '../errors.ts';
import { assertTryLeft } from '../limits/count-attempt.ts';
import type { Try } from '../limits/limit.ts';
import type { FoundVoucher, VoucherFor } from './find-voucher.ts';
import { findVoucher } from './find-voucher.ts';

/** Enough for a shopper who mistypes, too little for one who guesses. Codes that hold are no guesses. */
const WRONG_CODES = { name: 'voucher, customer', max: 10, windowMs: 60_000 };

/** One more voucher code of a customer, wherever it was typed. */
export function voucherTry(customerId: number): Try {
  return { limit: WRONG_CODES, of: String(customerId) };
}

interface VoucherOfOrder {
  ctx: Pick<Context, 'db' | 'clock' | 'keys'>;
  input: Omit<VoucherFor, 'db' | 'now' | 'lock'>;
}

/**
 * The voucher of an order that is being written, held until its transaction ends. A refusal counts as
 * a guess when the transaction is undone: orders are no way around the limit.
 * Errors: `invalid` (voucher_code), `too_many_requests`.
 */
export async function voucherOfOrder({ ctx, input }: VoucherOfOrder): Promise<FoundVoucher> {
  const guess = voucherTry(input.customerId);
  await assertTryLeft({ ctx, input: guess });
  try {
    return await findVoucher({ ...input, db: ctx.db, now: ctx.clock.now(), lock: true });
  } catch (error) {
    if (error instanceof DomainError) error.counts = guess;
    throw error;
  }
}
