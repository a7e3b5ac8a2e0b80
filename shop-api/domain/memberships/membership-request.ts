import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { memberships } from '../../db/schema/memberships.ts';
import type { MembershipRow } from './lock-membership.ts';

/** Returns the term that a customer's request is for, also where it continues an earlier one. */
export async function findRequested(
  db: Database,
  { customerId, requestKey }: Pick<MembershipRow, 'customerId' | 'requestKey'>,
): Promise<MembershipRow | undefined> {
  const requested = db
    .select({ id: sql`coalesce(${memberships.continuesId}, ${memberships.id})` })
    .from(memberships)
    .where(and(eq(memberships.customerId, customerId), eq(memberships.requestKey, requestKey)));
  const [found] = await db
    .select()
    .from(memberships)
    .where(eq(memberships.id, sql`(${requested})`));
  return found;
}
