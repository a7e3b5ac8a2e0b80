import { desc, eq, inArray } from 'drizzle-orm';
import { customers } from '../../../db/schema/customers.ts';
import { apiTokens } from '../../../db/schema/sessions.ts';
import type { Context } from '../../kernel/context.ts';

export type Account = typeof customers.$inferSelect;

/**
 * Returns all accounts with a number, locked until the transaction ends: the newest first, so that
 * concurrent proofs of the number take the locks in one order.
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

/**
 * Whether the account has proven its number and is open, or was closed by its owner, who may reopen
 * it by proving that number again.
 */
export function isProvenOwner({ isActive, closedAt, phoneProvenAt }: Account): boolean {
  return phoneProvenAt !== null && (isActive || closedAt !== null);
}

/**
 * Removes the number from accounts after another account has proven it. An account without any
 * proof then has only its email address, which a link proves, and loses its password and logins.
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
