import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { MembershipRecord } from '../../../contract/memberships.ts';
import { toRupees } from '../../../contract/money.ts';
import { customers } from '../../db/schema/customers.ts';
import { memberships } from '../../db/schema/memberships.ts';
import type { Context } from '../kernel/context.ts';
import { customerOf } from '../kernel/who.ts';
import { lastUseOf, whyNotCancel } from './cancel-membership.ts';
import type { MembershipRow } from './lock-membership.ts';

/** Customers read their paid terms of membership, the latest first. */
export async function listMemberships({ ctx }: { ctx: Context }): Promise<MembershipRecord[]> {
  const { customerId } = customerOf(ctx.who);
  const rows = await ctx.db
    .select({ term: memberships, first: customers.firstName, last: customers.lastName })
    .from(memberships)
    .innerJoin(customers, eq(customers.id, memberships.customerId))
    .where(and(eq(memberships.customerId, customerId), isNotNull(memberships.paidAt)))
    .orderBy(desc(memberships.startsAt), desc(memberships.id));
  const at = { lastUse: await lastUseOf(ctx.db, customerId), now: ctx.clock.now() };
  return rows.map(({ term: membership, first, last }) =>
    recordOf(membership, `${first} ${last}`.trim(), at),
  );
}

function recordOf(
  membership: MembershipRow,
  name: string,
  at: { lastUse: Date | null; now: Date },
): MembershipRecord {
  const { id, plan, pricePaise, cancelledAt } = membership;
  const { startsAt, endsAt } = runOf(membership);
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
    may_cancel: whyNotCancel(membership, at) === undefined,
    cancelled_at: cancelledAt?.toISOString() ?? null,
  };
}

function runOf({ id, startsAt, endsAt }: MembershipRow) {
  if (!startsAt || !endsAt) throw new Error(`Membership ${id} is paid and does not run`);
  return { startsAt, endsAt };
}
