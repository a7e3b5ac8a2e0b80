import { desc, eq } from 'drizzle-orm';
import type { MembershipPaymentPhase } from '../../../contract/memberships/memberships.ts';
import { payments } from '../../db/schema/payments.ts';
import type { Given } from '../kernel/context.ts';
import { notFound } from '../kernel/errors.ts';
import { customerOf } from '../kernel/who.ts';
import { findRequested } from './membership-request.ts';

/**
 * Customers read whether any payment of one of their own purchases was made, else the status of the
 * latest. Polled once a second, so it uses indexes. Errors: `not_found`, also for another customer's.
 */
export async function getMembershipPayment({
  ctx,
  input,
}: Given<{ txnid: string }>): Promise<MembershipPaymentPhase> {
  const { customerId } = customerOf(ctx.who);
  const membership = await findRequested(ctx.db, { customerId, requestKey: input.txnid });
  if (!membership) throw notFound('purchase_not_found', 'Purchase');
  if (membership.paidAt) return 'paid';
  const [last] = await ctx.db
    .select({ state: payments.state, expiresAt: payments.expiresAt })
    .from(payments)
    .where(eq(payments.membershipId, membership.id))
    .orderBy(desc(payments.id))
    .limit(1);
  if (!last) throw notFound('purchase_not_found', 'Purchase');
  if (last.state === 'failed' || last.state === 'mismatch') return 'failed';
  const isOver = last.state === 'expired' || last.expiresAt <= ctx.clock.now();
  return isOver ? 'expired' : 'waiting';
}
