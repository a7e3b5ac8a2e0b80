import { readLines } from '../cart/read-lines.ts';
import type { Context } from '../context.ts';
import { customerOf } from '../identity/who.ts';
import { limitAttempts, takeBackAttempt } from '../limits/count-attempt.ts';
import { findOpenOrder } from '../order/open-order.ts';
import { priceCart } from '../pricing/price-cart.ts';
import { toRupees } from '../pricing/to-rupees.ts';
import { findVoucher } from './find-voucher.ts';
import { voucherTry } from './voucher-try.ts';

interface ValidateVoucher {
  ctx: Context;
  input: { code: string };
}

/**
 * Customers ask what a voucher would take off their cart; nothing is used by asking, and what
 * their open order uses does not count.
 * Errors: `invalid` (voucher_code), `too_many_requests` above 10 refusals a minute.
 */
export async function validateVoucher({ ctx, input: { code } }: ValidateVoucher) {
  const customer = customerOf(ctx.who);
  const { customerId } = customer;
  const tries = { ctx, input: voucherTry(customerId) };
  await limitAttempts(tries);
  const now = ctx.clock.now();
  const lines = await readLines({ db: ctx.db, shopper: customer, now });
  const goodsPaise = priceCart({ lines }).totalPaise;
  const instead = (await findOpenOrder(ctx.db, customer))?.id;
  const asked = { db: ctx.db, code, customerId, goodsPaise, now, lock: false, instead };
  const { discountPaise } = await findVoucher(asked);
  await takeBackAttempt(tries);
  const price = priceCart({ lines, discountPaise });
  return {
    total: toRupees(price.totalPaise),
    gst_amt: toRupees(price.gstPaise),
    discount_amt: toRupees(price.discountPaise),
    final_total: toRupees(price.payablePaise),
  };
}
