import { and, desc, eq } from 'drizzle-orm';
import type { MembershipPaymentPhase } from '../../../contract/memberships.ts';
import { memberships } from '../../db/schema/memberships.ts';
import { payments } from '../../db/schema/payments.ts';
import type { Context } from '../kernel/context.ts';
import { notFound } from '../kernel/errors.ts';
import { customerOf } from '../kernel/who.ts';

interface GetMembershipPayment {
  ctx: Context;
  input: { txnid: string };
}

/**
 * Customers read the status of the payment for one of their own memberships. Polled once a second,
 * so it uses two indexes. Errors: `not_found`, also for another customer's.
 */
export async function getMembershipPayment({
  ctx,
  input,
}: GetMembershipPayment): Promise<MembershipPaymentPhase> {
  const { customerId } = customerOf(ctx.who);
  const [found] = await ctx.db
    .select({
      paidAt: memberships.paidAt,
      state: payments.state,
      expiresAt: payments.expiresAt,
    })
    .from(memberships)
    .innerJoin(payments, eq(payments.membershipId, memberships.id))
    .where(and(eq(memberships.customerId, customerId), eq(memberships.requestKey, input.txnid)))
    .orderBy(desc(payments.id))
    .limit(1);
  if (!found) throw notFound('purchase_not_found', 'Purchase');
  if (found.paidAt) return 'paid';
  if (found.state === 'failed' || found.state === 'mismatch') return 'failed';
  const isOver = found.state === 'expired' || found.expiresAt <= ctx.clock.now();
  return isOver ? 'expired' : 'waiting';
}
