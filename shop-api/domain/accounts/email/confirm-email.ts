import { and, eq } from 'drizzle-orm';
import { accountMessages } from '../../../../contract/messages/account.ts';
import { customers } from '../../../db/schema/customers.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Given } from '../../kernel/context.ts';
import { type DomainError, invalidField } from '../../kernel/errors.ts';
import { customerOf } from '../../kernel/who.ts';
import { readOwnRow } from '../profile/get-profile.ts';
import { isTokenOf } from './confirm-link.ts';

/**
 * Proves the email address of the customer's own account, with a link mailed to its current
 * address. No other account changes, and a repetition changes nothing. Customers only.
 * Errors: `invalid` (token), the same for every invalid link.
 */
export async function confirmEmail({
  ctx,
  input: { token },
}: Given<{ token: string }>): Promise<void> {
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
      // The address may move meanwhile to an account that proves the number or the address.
      .where(and(eq(customers.id, customerId), eq(customers.email, email), customers.isActive))
      .returning({ id: customers.id });
    if (proven.length === 0) throw badLink();
  });
}

function badLink(): DomainError {
  return invalidField('token', 'confirm_link_not_valid', accountMessages.badConfirmLink);
}
