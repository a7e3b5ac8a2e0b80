import { and, eq, isNull } from 'drizzle-orm';
import { accountApiMessages } from '../../../../contract/messages/account.ts';
import { customers } from '../../../db/schema/customers.ts';
import { takeTurns } from '../../kernel/attempts.ts';
import type { Context } from '../../kernel/context.ts';
import { HOUR_MS } from '../../kernel/durations.ts';
import { type DomainError, invalidField } from '../../kernel/errors.ts';
import type { Limit } from '../../kernel/limit.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { isTakenMeanwhile } from '../login-code/phone-claims.ts';

/** Whoever adds one learns whether an account has it, as at the sign-up. */
const ADDING: Limit = { name: 'add email, customer', max: 5, windowMs: HOUR_MS };

interface AddEmail {
  ctx: Context;
  input: { customerId: number; email: string };
}

/** Counts an attempt to add an address. Errors: `too_many_requests`. */
export async function limitAdding({ ctx, input: { customerId } }: AddEmail): Promise<void> {
  await takeTurns({ ctx, input: [{ limit: ADDING, of: String(customerId) }] });
}

/**
 * Gives an account without an address one, and sends the link that proves it. Within a transaction.
 * Errors: `invalid` (email) where another account has the address.
 */
export async function addEmail({ ctx, input: { customerId, email } }: AddEmail): Promise<void> {
  const hasNone = and(eq(customers.id, customerId), isNull(customers.email));
  const added = await ctx.db
    .update(customers)
    .set({ email, emailProvenAt: null })
    .where(hasNone)
    .returning({ id: customers.id })
    .catch((error: unknown) => {
      throw isTakenMeanwhile(error) ? knownEmail() : error;
    });
  if (added.length === 0) return;
  const payload = { customerId, email };
  await queueMail({ ctx, input: { kind: 'confirm_email', payload } });
}

/** Refuses an address that an account has. */
export function knownEmail(): DomainError {
  return invalidField('email', 'email_registered', accountApiMessages.knownEmail);
}
