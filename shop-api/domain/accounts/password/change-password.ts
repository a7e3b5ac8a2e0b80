import { and, eq } from 'drizzle-orm';
import { passwordApiMessages } from '../../../../contract/messages/password.ts';
import type { Database } from '../../../db/database.ts';
import { customers } from '../../../db/schema/customers.ts';
import { resetLinks } from '../../../db/schema/login-codes.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { forgetAttempts, limitAttempts } from '../../kernel/attempts.ts';
import { checkCaptcha } from '../../kernel/captcha.ts';
import type { Context } from '../../kernel/context.ts';
import { DAY_MS, MINUTE_MS } from '../../kernel/durations.ts';
import { invalidField } from '../../kernel/errors.ts';
import { type Customer, customerOf } from '../../kernel/who.ts';
import { revokeLogins } from '../../session/logins.ts';
import { notifyOfPasswordChange } from './password-changed-mail.ts';
import { assertUncommon, unlessBusy } from './password-rules.ts';

interface ChangePassword {
  ctx: Context;
  input: { oldPassword: string; newPassword: string; recaptcha: string | undefined };
}

const WRONG = { name: 'change password, wrong', max: 5, windowMs: 15 * MINUTE_MS };
/** Every change sends an email. */
const CHANGES = { name: 'change password', max: 10, windowMs: DAY_MS };

/**
 * Changes the password of a customer who knows the current one. Every other login of the customer
 * ends, and a mailed reset link becomes invalid. Customers only.
 * Errors: `invalid` (recaptcha, old_password, new_password), `too_many_requests`, `unavailable`.
 */
export async function changePassword({ ctx, input }: ChangePassword): Promise<void> {
  const customer = customerOf(ctx.who);
  assertUncommon(input.newPassword);
  await checkCaptcha({ ctx, input: { form: 'change_password', answer: input.recaptcha } });
  const oldHash = await provenHash(ctx, customer, input.oldPassword);
  if (input.newPassword === input.oldPassword) {
    throw invalidField('new_password', 'password_not_changed', passwordApiMessages.unchanged);
  }
  await limitAttempts({ ctx, input: { limit: CHANGES, of: String(customer.customerId) } });
  const newHash = await unlessBusy(() => ctx.passwords.hash(input.newPassword));
  await inTransaction(ctx.db, (tx) =>
    replace({ ctx: { ...ctx, db: tx }, customer, oldHash, newHash }),
  );
}

/** Returns the stored hash that the password matches. Counts as a failure until it matches. */
async function provenHash(ctx: Context, customer: Customer, password: string): Promise<string> {
  const wrong = { ctx, input: { limit: WRONG, of: String(customer.customerId) } };
  await limitAttempts(wrong);
  const hash = await readHash(ctx.db, customer);
  const isRight = await unlessBusy(() => ctx.passwords.matches(password, hash));
  if (!isRight || hash === null) throw notRight();
  await forgetAttempts(wrong);
  return hash;
}

async function readHash(db: Database, { customerId }: Customer): Promise<string | null> {
  const [found] = await db
    .select({ hash: customers.passwordHash })
    .from(customers)
    .where(eq(customers.id, customerId));
  return found?.hash ?? null;
}

interface Replace {
  ctx: Context;
  customer: Customer;
  oldHash: string;
  newHash: string;
}

/** Replaces only the hash that was checked: of two concurrent changes one succeeds. */
async function replace({ ctx, customer, oldHash, newHash }: Replace): Promise<void> {
  const { customerId, tokenHash } = customer;
  await ctx.db.delete(resetLinks).where(eq(resetLinks.customerId, customerId));
  const [changed] = await ctx.db
    .update(customers)
    .set({ passwordHash: newHash, updatedAt: ctx.clock.now() })
    .where(and(eq(customers.id, customerId), eq(customers.passwordHash, oldHash)))
    .returning({ email: customers.email });
  if (!changed) throw notRight();
  await revokeLogins({ ctx, input: { customerId, except: tokenHash } });
  await notifyOfPasswordChange({ ctx, input: { email: changed.email } });
}

function notRight() {
  return invalidField('old_password', 'old_password_wrong', passwordApiMessages.wrongOld);
}
