import { eq } from 'drizzle-orm';
import { customers } from '../../../db/schema/customers.ts';
import type { Context } from '../../kernel/context.ts';
import { revokeLogins } from '../../session/logins.ts';

type Account = typeof customers.$inferSelect;

/**
 * Whether a link proves an address that only stands in the account of a proven number, for a caller
 * who is not logged in to that account. The link alone does not show that number and address are
 * one person's.
 */
export function isForeignAddress({ who }: Context, account: Account): boolean {
  const isOwners = who.kind === 'customer' && who.customerId === account.id;
  return account.phoneProvenAt !== null && account.emailProvenAt === null && !isOwners;
}

interface ProveEmail {
  /** `ctx.db` is a transaction. */
  ctx: Context;
  /**
   * `hasNumber`: the caller has entered a code of the account's number too. `movesOut`: the caller
   * says that the account's number is not theirs.
   */
  input: { customerId: number; passwordHash: string; hasNumber: boolean; movesOut: boolean };
}

/**
 * Proves the email address of an account by a used link and sets the new password; an unproven
 * number is removed. With `movesOut` the address leaves the account of another person's number for
 * an account of its own, and neither sees the other's data. Returns the address, or undefined where
 * the account is closed, or has become another person's meanwhile.
 */
export async function proveEmail({ ctx, input }: ProveEmail): Promise<string | undefined> {
  const { db: tx } = ctx;
  const { customerId, passwordHash, hasNumber, movesOut } = input;
  const now = ctx.clock.now();
  const isThis = eq(customers.id, customerId);
  const [account] = await tx.select().from(customers).where(isThis).for('no key update');
  if (!account?.isActive || account.email === null) return undefined;
  const { email } = account;
  const isForeign = !hasNumber && isForeignAddress(ctx, account);
  if (isForeign && !movesOut) return undefined;
  if (isForeign) {
    const bare = { email: null, passwordHash: null, updatedAt: now };
    await tx.update(customers).set(bare).where(isThis);
    const { language = 'en' } = ctx;
    const own = { firstName: '', lastName: '', email, emailProvenAt: now, passwordHash, language };
    await tx.insert(customers).values(own);
    return email;
  }
  const number = account.phoneProvenAt ? {} : { phone: null, claimedBy: null };
  const emailProvenAt = account.emailProvenAt ?? now;
  await tx
    .update(customers)
    .set({ passwordHash, emailProvenAt, ...number, updatedAt: now })
    .where(isThis);
  await revokeLogins({ ctx, input: { customerId } });
  return email;
}
