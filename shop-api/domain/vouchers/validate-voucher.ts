import { cartTotals } from '../cart/cart-totals.ts';
import { readLines } from '../cart/read-lines.ts';
import { findOpenOrder } from '../inventory/open-order.ts';
import { limitAttempts, takeBackAttempt } from '../kernel/attempts.ts';
import type { Given } from '../kernel/context.ts';
import { customerOf } from '../kernel/who.ts';
import { currentSettings } from '../settings/read-settings.ts';
import { findVoucher, isWrongCode, voucherTry } from './find-voucher.ts';

/**
 * Customers check the discount of a voucher on their cart. The check does not use the voucher, and
 * its use by their open order does not count.
 * Errors: `invalid` (voucher_code), `too_many_requests` above 10 wrong codes a minute.
 */
export async function validateVoucher({ ctx, input: { code } }: Given<{ code: string }>) {
  const customer = customerOf(ctx.who);
  const { customerId } = customer;
  const tries = { ctx, input: voucherTry(customerId) };
  await limitAttempts(tries);
  const now = ctx.clock.now();
  const lines = await readLines({ db: ctx.db, shopper: customer, now });
  const instead = (await findOpenOrder(ctx.db, customer))?.id;
  const asked = { db: ctx.db, code, customerId, lines, now, lock: false, instead };
  const { discount } = await findVoucher(asked).catch(async (error: unknown) => {
    if (!isWrongCode(error)) await takeBackAttempt(tries);
    throw error;
  });
  await takeBackAttempt(tries);
  const { delivery } = await currentSettings(ctx.db);
  return cartTotals({ delivery, lines, ...discount });
}
