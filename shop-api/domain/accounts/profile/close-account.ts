import { eq } from 'drizzle-orm';
import { customers } from '../../../db/schema/customers.ts';
import { resetLinks } from '../../../db/schema/login-codes.ts';
import { returnRequests } from '../../../db/schema/returns.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { endAppointments } from '../../enquiries/own-appointments.ts';
import type { Context } from '../../kernel/context.ts';
import { customerOf } from '../../kernel/who.ts';
import { revokeLogins } from '../../session/logins.ts';
import { forgetPicturesOfClosedAccounts } from './closed-account-pictures.ts';

/**
 * Closes the customer's own account: every login and every mailed link ends, orders stay,
 * booked consultations are cancelled, pictures of ended return requests are deleted. A password is then refused like one of an unknown address; a
 * code sent to a number proven before reopens the account (`accounts/login-code/prove-phone.ts`). Customers only.
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
    await endAppointments({ ctx: { ...ctx, db: tx }, input: { customerId } });
    await forgetPicturesOfClosedAccounts(tx, eq(returnRequests.customerId, customerId));
    await revokeLogins({ ctx: { db: tx }, input: { customerId } });
  });
}
