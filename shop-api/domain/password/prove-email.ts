import { eq } from 'drizzle-orm';
import { customers } from '../../db/schema/customers.ts';
import type { Context } from '../context.ts';
import { revokeLogins } from '../identity/revoke-logins.ts';

interface ProveEmail {
  /** Of a transaction. */
  ctx: Context;
  input: { customerId: number; passwordHash: string };
}

/**
 * Whoever used a mailed link has proven its address. The account is theirs with the new password, less
 * a number that was never proven. Where somebody else proved a number and merely claimed the address,
 * the address leaves that account for one of its own, and neither sees what is the other's; the owner
 * of both uses the link logged in. Answers the address, or undefined where the account is closed.
 */
export async function proveEmail({ ctx, input }: ProveEmail): Promise<string | undefined> {
  const { db: tx } = ctx;
  const { customerId, passwordHash } = input;
  const now = ctx.clock.now();
  const isThis = eq(customers.id, customerId);
  const [account] = await tx.select().from(customers).where(isThis).for('no key update');
  if (!account?.isActive || account.email === null) return undefined;
  const { email } = account;
  const isOwners = ctx.who.kind === 'customer' && ctx.who.customerId === customerId;
  if (account.phoneProvenAt && !account.emailProvenAt && !isOwners) {
    const bare = { email: null, passwordHash: null, updatedAt: now };
    await tx.update(customers).set(bare).where(isThis);
    const own = { firstName: '', lastName: '', email, emailProvenAt: now, passwordHash };
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
