import { eq } from 'drizzle-orm';
import { customers } from '../../../db/schema/customers.ts';
import type { Context } from '../../kernel/context.ts';
import { revokeLogins } from '../../session/logins.ts';

interface ProveEmail {
  /** `ctx.db` is a transaction. */
  ctx: Context;
  input: { customerId: number; passwordHash: string };
}

/**
 * Proves the email address of an account by a used link and sets the new password; an unproven
 * number is removed. Where the account has a proven number and only claimed the address, the
 * address moves to a new account, and neither sees the other's data; an owner of both uses the link
 * while logged in. Returns the address, or undefined where the account is closed.
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
