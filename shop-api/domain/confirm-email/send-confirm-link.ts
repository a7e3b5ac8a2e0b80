import { inTransaction } from '../../db/transaction.ts';
import type { Context } from '../context.ts';
import { invalidField } from '../errors.ts';
import { customerOf } from '../identity/who.ts';
import type { Limit } from '../limits/limit.ts';
import { takeTurns } from '../limits/take-turns.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { readOwnRow } from '../profile/read-own-row.ts';

const HOUR_MS = 3_600_000;
const CUSTOMER: Limit = { name: 'confirm email, customer', max: 3, windowMs: HOUR_MS };
const MAILBOX: Limit = { name: 'confirm email, mailbox', max: 3, windowMs: HOUR_MS };

/**
 * Customers have a link mailed to the address of their own account, which proves it. Nothing is sent
 * where it is proven already. Errors: `invalid` (email) where there is no address,
 * `too_many_requests`.
 */
export async function sendConfirmLink({ ctx }: { ctx: Context }): Promise<void> {
  const customer = customerOf(ctx.who);
  const { customerId } = customer;
  const { email, emailProvenAt } = await readOwnRow(ctx.db, customer);
  if (emailProvenAt) return;
  if (email === null) throw invalidField('email', 'Your account has no email address');
  const turns = [
    { limit: CUSTOMER, of: String(customerId) },
    { limit: MAILBOX, of: email.toLowerCase() },
  ];
  await takeTurns({ ctx, input: turns });
  const payload = { customerId, email };
  await inTransaction(ctx.db, (tx) =>
    queueMail({ ctx: { ...ctx, db: tx }, input: { kind: 'confirm_email', payload } }),
  );
}
