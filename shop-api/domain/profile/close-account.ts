import { eq } from 'drizzle-orm';
import { customers } from '../../db/schema/customers.ts';
import { resetLinks } from '../../db/schema/reset-links.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Context } from '../context.ts';
import { revokeLogins } from '../identity/revoke-logins.ts';
import { customerOf } from '../identity/who.ts';

/**
 * Customers close their own account: every login and every mailed link ends, orders stay. A password
 * is from then on refused as if nobody had the address; a code sent to a number proven before opens
 * the account again (`login-code/prove-phone.ts`).
 */
export async function closeAccount({ ctx }: { ctx: Context }): Promise<void> {
  const { customerId } = customerOf(ctx.who);
  const now = ctx.clock.now();
  await inTransaction(ctx.db, async (tx) => {
    await tx
      .update(customers)
      .set({ isActive: false, closedAt: now, updatedAt: now })
      .where(eq(customers.id, customerId));
    await tx.delete(resetLinks).where(eq(resetLinks.customerId, customerId));
    await revokeLogins({ ctx: { db: tx }, input: { customerId } });
  });
}
