import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { customers } from '../../db/schema/customers.ts';
import { inTransaction } from '../../db/transaction.ts';
import { checkCaptcha } from '../captcha/check-captcha.ts';
import type { Context } from '../context.ts';
import type { DomainError } from '../errors.ts';
import { invalidField } from '../errors.ts';
import { browserOf } from '../identity/browser-of.ts';
import { unlessBusy } from '../identity/unless-busy.ts';
import type { Limit } from '../limits/limit.ts';
import { takeTurns } from '../limits/take-turns.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { assertUncommon } from '../password/assert-uncommon.ts';

const HOUR_MS = 3_600_000;
const BROWSER: Limit = { name: 'sign-up, browser', max: 5, windowMs: HOUR_MS };
/** Wide: carriers put thousands of phones behind one address. */
const ADDRESS: Limit = { name: 'sign-up, address', max: 300, windowMs: HOUR_MS };

interface SignUp {
  ctx: Context;
  input: {
    email: string;
    firstName: string;
    lastName: string;
    /** With `+91`. */
    mobile: string;
    password: string;
    recaptcha: string;
  };
}

/**
 * Anyone may ask. Makes an account that claims an address of mail and a number: both count as its
 * own only when they are proven; a link that proves the address is mailed. Nobody is logged in by it.
 * Errors: `invalid` (recaptcha, password, email, mobile_no), `too_many_requests`, `unavailable`.
 */
export async function signUp({ ctx, input }: SignUp): Promise<void> {
  assertUncommon(input.password, 'password');
  await limitSignUps(ctx);
  await checkCaptcha({ ctx, input: { form: 'signup', answer: input.recaptcha } });
  // Before the password is hashed: that takes a core for a while.
  await refuseTaken(ctx.db, input);
  const passwordHash = await unlessBusy(() => ctx.passwords.hash(input.password));
  await inTransaction(ctx.db, (tx) => claim({ ctx: { ...ctx, db: tx }, input }, passwordHash));
}

async function limitSignUps(ctx: Context): Promise<void> {
  const browser = browserOf(ctx.who);
  const own = browser ? [{ limit: BROWSER, of: browser }] : [];
  await takeTurns({ ctx, input: [...own, { limit: ADDRESS, of: ctx.address }] });
}

async function refuseTaken(db: Database, { email, mobile }: SignUp['input']): Promise<void> {
  const hasEmail = sql`lower(${customers.email}) = lower(${email})`;
  if (await hasAccount(db, hasEmail)) throw knownEmail();
  const hasProven = and(
    eq(customers.phone, mobile),
    isNotNull(customers.phoneProvenAt),
    customers.isActive,
  );
  if (await hasAccount(db, hasProven)) {
    throw invalidField('mobile_no', 'This mobile number is already registered. Please login.');
  }
}

async function hasAccount(db: Database, condition: ReturnType<typeof and>): Promise<boolean> {
  const [found] = await db.select({ id: customers.id }).from(customers).where(condition).limit(1);
  return found !== undefined;
}

/** The unique index decides between sign-ups of one address at the same time. */
async function claim({ ctx, input }: SignUp, passwordHash: string): Promise<void> {
  await refuseTaken(ctx.db, input);
  const now = ctx.clock.now();
  const { email } = input;
  const [made] = await ctx.db
    .insert(customers)
    .values({
      email,
      firstName: input.firstName,
      lastName: input.lastName,
      phone: input.mobile,
      claimedBy: browserOf(ctx.who),
      passwordHash,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: customers.id });
  if (!made) throw knownEmail();
  const payload = { customerId: made.id, email };
  await queueMail({ ctx, input: { kind: 'confirm_email', payload } });
}

function knownEmail(): DomainError {
  return invalidField('email', 'An account with this email already exists. Please login.');
}
