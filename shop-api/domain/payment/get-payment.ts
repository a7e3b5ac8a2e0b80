import { eq } from 'drizzle-orm';
import { payments } from '../../db/schema/payments.ts';
import type { Context } from '../context.ts';
import { notFound } from '../errors.ts';
import { purposeOf } from './purpose.ts';

interface GetPayment {
  ctx: Context;
  input: { txnid: string };
}

/** Whoever knows a payment's name may ask what became of it. Errors: `not_found`. */
export async function getPayment({ ctx, input: { txnid } }: GetPayment) {
  const [payment] = await ctx.db.select().from(payments).where(eq(payments.txnid, txnid));
  if (!payment) throw notFound('Payment');
  return { state: payment.state, purpose: purposeOf(payment) };
}
