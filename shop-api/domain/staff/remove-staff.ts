import { and, eq, sql } from 'drizzle-orm';
import { customers } from '../../db/schema/customers.ts';
import { resetLinks } from '../../db/schema/login-codes.ts';
import { inTransaction } from '../../db/transaction.ts';
import { removeFactors } from '../accounts/second-factor/demand-factor.ts';
import type { Context } from '../kernel/context.ts';
import { revokeLogins } from '../session/logins.ts';

interface RemoveStaff {
  ctx: Pick<Context, 'db'>;
  input: { email: string };
}

/**
 * Takes the desk from the member of staff with an email address, in any case of letters: their logins
 * and a link that would set their password end, their account stays that of a customer. Returns false
 * where there is no such member.
 */
export async function removeStaff({ ctx, input }: RemoveStaff): Promise<boolean> {
  const isAccount = eq(sql`lower(${customers.email})`, input.email.trim().toLowerCase());
  return inTransaction(ctx.db, async (db) => {
    const [found] = await db
      .update(customers)
      .set({ isStaff: false, roles: [] })
      .where(and(isAccount, eq(customers.isStaff, true)))
      .returning({ customerId: customers.id });
    if (!found) return false;
    await revokeLogins({ ctx: { db }, input: found });
    await db.delete(resetLinks).where(eq(resetLinks.customerId, found.customerId));
    await removeFactors(db, found.customerId);
    return true;
  });
}
