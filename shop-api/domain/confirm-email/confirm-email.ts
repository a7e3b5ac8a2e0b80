import { and, eq } from 'drizzle-orm';
import { BAD_CONFIRM_LINK } from '../../../contract/confirm-email.ts';
import { customers } from '../../db/schema/customers.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Context } from '../context.ts';
import type { DomainError } from '../errors.ts';
import { invalidField } from '../errors.ts';
import { customerOf } from '../identity/who.ts';
import { readOwnRow } from '../profile/read-own-row.ts';
import { isTokenOf } from './confirm-token.ts';

interface ConfirmEmail {
  ctx: Context;
  input: { token: string };
}

/**
 * Customers prove the address of their own account: they are logged in to it and hold a link mailed
 * to the address it has now. Nobody else's account changes, and doing it again changes nothing.
 * Errors: `invalid` (token), the same for every link that does not hold.
 */
export async function confirmEmail({ ctx, input: { token } }: ConfirmEmail): Promise<void> {
  const customer = customerOf(ctx.who);
  const { customerId } = customer;
  const { email, emailProvenAt } = await readOwnRow(ctx.db, customer);
  if (email === null || !isTokenOf(ctx, { customerId, email }, token)) throw badLink();
  if (emailProvenAt) return;
  const now = ctx.clock.now();
  await inTransaction(ctx.db, async (tx) => {
    const proven = await tx
      .update(customers)
      .set({ emailProvenAt: now, updatedAt: now })
      // The address may leave meanwhile, for whoever proves the number or the address.
      .where(and(eq(customers.id, customerId), eq(customers.email, email), customers.isActive))
      .returning({ id: customers.id });
    if (proven.length === 0) throw badLink();
  });
}

function badLink(): DomainError {
  return invalidField('token', BAD_CONFIRM_LINK);
}
