import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { customers } from '../../db/schema/customers.ts';
import { resetLinks } from '../../db/schema/reset-links.ts';
import { inTransaction } from '../../db/transaction.ts';
import { checkCaptcha } from '../captcha/check-captcha.ts';
import type { Context } from '../context.ts';
import { invalidField } from '../errors.ts';
import { revokeLogins } from '../identity/revoke-logins.ts';
import { unlessBusy } from '../identity/unless-busy.ts';
import type { Customer } from '../identity/who.ts';
import { customerOf } from '../identity/who.ts';
import { forgetAttempts, limitAttempts } from '../limits/count-attempt.ts';
import { assertUncommon } from './assert-uncommon.ts';
import { tellPasswordChanged } from './tell-password-changed.ts';

interface ChangePassword {
  ctx: Context;
  input: { oldPassword: string; newPassword: string; recaptcha: string };
}

const WRONG = { name: 'change password, wrong', max: 5, windowMs: 15 * 60_000 };
/** Every change mails somebody. */
const CHANGES = { name: 'change password', max: 10, windowMs: 24 * 3_600_000 };

/**
 * A customer who knows the password may choose another. Every other login of the customer ends, and
 * a mailed link for a new password is worth nothing any more.
 * Errors: `invalid` (recaptcha, old_password, new_password), `too_many_requests`, `unavailable`.
 */
export async function changePassword({ ctx, input }: ChangePassword): Promise<void> {
  const customer = customerOf(ctx.who);
  assertUncommon(input.newPassword);
  await checkCaptcha({ ctx, input: { form: 'change_password', answer: input.recaptcha } });
  const oldHash = await provenHash(ctx, customer, input.oldPassword);
  if (input.newPassword === input.oldPassword) {
    throw invalidField('new_password', 'The new password must differ from the old one');
  }
  await limitAttempts({ ctx, input: { limit: CHANGES, of: String(customer.customerId) } });
  const newHash = await unlessBusy(() => ctx.passwords.hash(input.newPassword));
  await inTransaction(ctx.db, (tx) =>
    replace({ ctx: { ...ctx, db: tx }, customer, oldHash, newHash }),
  );
}

/** The stored hash that the password matches. Counts as wrong until it turns out to be right. */
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

/** Only in place of the hash that was proven: of two changes at once one is made. */
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
  await tellPasswordChanged({ ctx, input: { email: changed.email } });
}

function notRight() {
  return invalidField('old_password', 'Old password is not right');
}
