import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { MembershipRecord } from '../../../contract/memberships/memberships.ts';
import { toRupees } from '../../../contract/shop/money.ts';
import type { Database } from '../../db/database.ts';
import { customers } from '../../db/schema/customers.ts';
import { membershipDocuments } from '../../db/schema/invoices.ts';
import { memberships } from '../../db/schema/memberships.ts';
import type { Context } from '../kernel/context.ts';
import { customerOf } from '../kernel/who.ts';
import { currentSettings } from '../settings/read-settings.ts';
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
  const { elite } = await currentSettings(ctx.db);
  const lastUse = await lastUseOf(ctx.db, customerId);
  const at = { lastUse, weeks: elite.cancel_weeks, now: ctx.clock.now() };
  const numbers = await documentNumbers(ctx.db, customerId);
  return rows.map(({ term: membership, first, last }) => ({
    ...recordOf(membership, `${first} ${last}`.trim(), at),
    invoice_number: numbers.get(`invoice ${membership.id}`) ?? null,
    credit_note_number: numbers.get(`credit-note ${membership.id}`) ?? null,
  }));
}

/** Returns the numbers of a customer's documents by kind and membership. */
async function documentNumbers(db: Database, customerId: number): Promise<Map<string, string>> {
  const { kind, membershipId, number } = membershipDocuments;
  const rows = await db
    .select({ kind, membershipId, number })
    .from(membershipDocuments)
    .innerJoin(memberships, eq(memberships.id, membershipId))
    .where(eq(memberships.customerId, customerId));
  return new Map(rows.map((row) => [`${row.kind} ${row.membershipId}`, row.number]));
}

function recordOf(
  membership: MembershipRow,
  name: string,
  at: { lastUse: Date | null; weeks: number; now: Date },
): Omit<MembershipRecord, 'invoice_number' | 'credit_note_number'> {
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
