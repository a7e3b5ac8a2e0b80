import { and, desc, eq, inArray } from 'drizzle-orm';
import { customers } from '../../../db/schema/customers.ts';
import { sqlStateOf } from '../../../db/transaction.ts';
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

/**
 * Whether the account has proven its number: whoever closed it may reopen it by that, and a blocked one
 * keeps its number, so that no second account of it gets in.
 */
export function isProvenOwner({ phoneProvenAt }: Account): boolean {
  return phoneProvenAt !== null;
}

/**
 * Removes the number from accounts after another account has proven it. All else stays: the
 * holder of its password or mailbox still has the account.
 */
export async function endClaims({ db, clock }: Context, others: Account[]): Promise<void> {
  if (others.length === 0) return;
  const ids = others.map(({ id }) => id);
  await db
    .update(customers)
    .set({ phone: null, phoneProvenAt: null, claimedBy: null, updatedAt: clock.now() })
    .where(inArray(customers.id, ids));
}

interface AssignNumber {
  /** `ctx.db` is the transaction that consumed the proof. */
  ctx: Context;
  /** `mobile` with `+91`. */
  input: { customerId: number; mobile: string };
}

/**
 * Assigns a proven number to an account; unproven claims of other accounts end. Returns false where
 * another account has proven it meanwhile.
 */
export async function assignNumber({
  ctx,
  input: { customerId, mobile },
}: AssignNumber): Promise<boolean> {
  const others = (await readClaims(ctx, mobile)).filter(({ id }) => id !== customerId);
  if (others.some(isProvenOwner)) return false;
  await endClaims(ctx, others);
  const now = ctx.clock.now();
  await ctx.db
    .update(customers)
    .set({ phone: mobile, phoneProvenAt: now, claimedBy: null, updatedAt: now })
    .where(and(eq(customers.id, customerId), customers.isActive));
  return true;
}

const NOT_UNIQUE = '23505';

/** Whether a write failed because another account has proven the number at the same moment. */
export function isTakenMeanwhile(error: unknown): boolean {
  return sqlStateOf(error) === NOT_UNIQUE;
}
