import { desc, eq, inArray } from 'drizzle-orm';
import { apiTokens } from '../../db/schema/api-tokens.ts';
import { customers } from '../../db/schema/customers.ts';
import type { Context } from '../context.ts';

export type Account = typeof customers.$inferSelect;

/**
 * All accounts with a number, held until the transaction ends. The newest first, and in one order for
 * all who prove the number at the same time.
 */
export function readClaims({ db }: Context, mobile: string): Promise<Account[]> {
  return db
    .select()
    .from(customers)
    .where(eq(customers.phone, mobile))
    .orderBy(desc(customers.id))
    .for('update');
}

export function isUnproven({ emailProvenAt, phoneProvenAt }: Account): boolean {
  return !emailProvenAt && !phoneProvenAt;
}

/** Open, or closed by its owner, who comes back by proving the number that was proven before. */
export function isProvenOwner({ isActive, closedAt, phoneProvenAt }: Account): boolean {
  return phoneProvenAt !== null && (isActive || closedAt !== null);
}

/**
 * Takes the number from accounts that somebody else has out-proven. One of which nothing is proven
 * then keeps its address of mail alone, which a link proves.
 */
export async function endClaims({ db, clock }: Context, others: Account[]): Promise<void> {
  if (others.length === 0) return;
  const noPhone = { phone: null, phoneProvenAt: null, claimedBy: null, updatedAt: clock.now() };
  const [unproven, proven] = [others.filter(isUnproven), others.filter((one) => !isUnproven(one))];
  await db.update(customers).set(noPhone).where(isOneOf(proven));
  await db
    .update(customers)
    .set({ ...noPhone, passwordHash: null })
    .where(isOneOf(unproven));
  await db.delete(apiTokens).where(inArray(apiTokens.customerId, idsOf(unproven)));
}

function idsOf(accounts: Account[]): number[] {
  return accounts.map(({ id }) => id);
}

function isOneOf(accounts: Account[]) {
  return inArray(customers.id, idsOf(accounts));
}
