import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { EliteRecord } from '../../../contract/elite.ts';
import { customers } from '../../db/schema/customers.ts';
import { memberships } from '../../db/schema/memberships.ts';
import type { Context } from '../context.ts';
import { customerOf } from '../identity/who.ts';
import { toRupees } from '../pricing/to-rupees.ts';
import type { MembershipRow } from './lock-membership.ts';
import { lastUseOf, whyNotCancel } from './may-cancel.ts';

/** Customers read the terms of membership they have paid, the latest first. */
export async function listTerms({ ctx }: { ctx: Context }): Promise<EliteRecord[]> {
  const { customerId } = customerOf(ctx.who);
  const rows = await ctx.db
    .select({ term: memberships, first: customers.firstName, last: customers.lastName })
    .from(memberships)
    .innerJoin(customers, eq(customers.id, memberships.customerId))
    .where(and(eq(memberships.customerId, customerId), isNotNull(memberships.paidAt)))
    .orderBy(desc(memberships.startsAt), desc(memberships.id));
  const at = { lastUse: await lastUseOf(ctx.db, customerId), now: ctx.clock.now() };
  return rows.map(({ term, first, last }) => recordOf(term, `${first} ${last}`.trim(), at));
}

function recordOf(
  term: MembershipRow,
  name: string,
  at: { lastUse: Date | null; now: Date },
): EliteRecord {
  const { id, plan, pricePaise, cancelledAt } = term;
  const { startsAt, endsAt } = runOf(term);
  const isExpired = cancelledAt !== null || endsAt <= at.now;
  return {
    id,
    user_data: { name },
    start_date: startsAt.toISOString(),
    end_date: endsAt.toISOString(),
    is_expired: isExpired,
    is_active: !isExpired && startsAt <= at.now,
    plan,
    price: toRupees(pricePaise),
    may_cancel: whyNotCancel(term, at) === undefined,
    cancelled_at: cancelledAt?.toISOString() ?? null,
  };
}

function runOf({ id, startsAt, endsAt }: MembershipRow) {
  if (!startsAt || !endsAt) throw new Error(`Membership ${id} is paid and does not run`);
  return { startsAt, endsAt };
}
