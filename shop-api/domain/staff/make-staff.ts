import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { customers } from '../../db/schema/customers.ts';
import { inTransaction } from '../../db/transaction.ts';
import { makeResetToken } from '../accounts/password/reset-link.ts';
import type { Context } from '../kernel/context.ts';

interface MakeStaff {
  ctx: Pick<Context, 'db' | 'ids' | 'clock'>;
  input: { email: string };
}

/** A member of staff, and how they get in. */
interface MadeStaff {
  /** The token of a link that sets their password; null for an account that has one. */
  resetToken: string | null;
}

/**
 * Makes a member of staff of the open account with an email address, in any case of letters. Its
 * next login opens the dashboard. The first member of staff needs no account yet: it is made, with a
 * link that sets its password. Returns null where there is no such account.
 */
export async function makeStaff({ ctx, input }: MakeStaff): Promise<MadeStaff | null> {
  const email = input.email.trim();
  return inTransaction(ctx.db, async (tx) => {
    const account = (await promote(tx, email)) ?? (await addFirst(tx, email));
    if (!account) return null;
    const { id, hasPassword } = account;
    return { resetToken: hasPassword ? null : await makeResetToken({ ...ctx, db: tx }, id) };
  });
}

const account = {
  id: customers.id,
  hasPassword: sql<boolean>`${customers.passwordHash} IS NOT NULL`,
};

async function promote(tx: Database, email: string) {
  const isAccount = eq(sql`lower(${customers.email})`, email.toLowerCase());
  const [found] = await tx
    .update(customers)
    .set({ isStaff: true, roles: ['all'] })
    .where(and(isAccount, eq(customers.isActive, true)))
    .returning(account);
  return found;
}

/** Later ones need an account: a typing error would give the desk to a stranger's mailbox. */
async function addFirst(tx: Database, email: string) {
  if ((await tx.$count(customers, eq(customers.isStaff, true))) > 0) return undefined;
  const [added] = await tx
    .insert(customers)
    .values({ firstName: '', lastName: '', email, isStaff: true, roles: ['all'] })
    .onConflictDoNothing()
    .returning(account);
  return added;
}
