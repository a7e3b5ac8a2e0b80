import { and, desc, eq } from 'drizzle-orm';
import type { PurchaseState } from '../../../contract/elite.ts';
import { memberships } from '../../db/schema/memberships.ts';
import { payments } from '../../db/schema/payments.ts';
import type { Context } from '../context.ts';
import { notFound } from '../errors.ts';
import { customerOf } from '../identity/who.ts';

interface GetPurchase {
  ctx: Context;
  input: { txnid: string };
}

/**
 * Customers ask what became of one of their own purchases of a membership. It is read once a second,
 * through two indexes. Errors: `not_found`, for somebody else's too.
 */
export async function getPurchase({ ctx, input }: GetPurchase): Promise<PurchaseState> {
  const { customerId } = customerOf(ctx.who);
  const [found] = await ctx.db
    .select({
      paidAt: memberships.paidAt,
      state: payments.state,
      expiresAt: payments.expiresAt,
    })
    .from(memberships)
    .innerJoin(payments, eq(payments.membershipId, memberships.id))
    .where(and(eq(memberships.customerId, customerId), eq(memberships.purchase, input.txnid)))
    .orderBy(desc(payments.id))
    .limit(1);
  if (!found) throw notFound('Purchase');
  if (found.paidAt) return 'paid';
  if (found.state === 'failed' || found.state === 'mismatch') return 'failed';
  const isOver = found.state === 'expired' || found.expiresAt <= ctx.clock.now();
  return isOver ? 'expired' : 'waiting';
}
