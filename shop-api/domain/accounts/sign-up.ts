import { and, eq, isNotNull, or, sql } from 'drizzle-orm';
import { accountApiMessages } from '../../../contract/messages/account.ts';
import type { Database } from '../../db/database.ts';
import { customers, isBlocked } from '../../db/schema/customers.ts';
import { inTransaction } from '../../db/transaction.ts';
import { takeTurns } from '../kernel/attempts.ts';
import { byOrigin } from '../kernel/by-origin.ts';
import { checkCaptcha } from '../kernel/captcha.ts';
import type { Context } from '../kernel/context.ts';
import { HOUR_MS } from '../kernel/durations.ts';
import { type DomainError, invalidField } from '../kernel/errors.ts';
import type { Limit } from '../kernel/limit.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { browserOf } from '../session/token-hash.ts';
import { knownEmail } from './email/add-email.ts';
import { type LoginResult, logIn } from './log-in/log-in.ts';
import { consumeProof, notProven, provenNumber } from './login-code/number-proof.ts';
import { assignNumber, isTakenMeanwhile } from './login-code/phone-claims.ts';
import { assertUncommon, unlessBusy } from './password/password-rules.ts';

const BROWSER: Limit = { name: 'sign-up, browser', max: 5, windowMs: HOUR_MS };
/** High: mobile carriers put thousands of phones behind one IP address. */
const ADDRESS: Limit = { name: 'sign-up, address', max: 300, windowMs: HOUR_MS };

interface Person {
  /** Empty: none. */
  email: string;
  firstName: string;
  lastName: string;
  /** With `+91`. */
  mobile: string;
}

interface SignUp {
  ctx: Context;
  input: Person & {
    password: string;
    recaptcha: string | undefined;
    /** The proof of the number, from its code; without one the account only claims the number. */
    proof: string | undefined;
  };
}

/**
 * Makes an account and sends a link that proves the email address. With the proof of the number the
 * account has it from the start, and the caller is logged in; without, the account claims the
 * number until a code is entered, and nobody is logged in. Public.
 * Errors: `invalid` (recaptcha, password, email, mobile_no), `too_many_requests`, `unavailable`.
 */
export async function signUp({ ctx, input }: SignUp): Promise<LoginResult | undefined> {
  const { proof, mobile, password } = input;
  assertUncommon(password, 'password');
  await limitSignUps(ctx);
  if (proof && (await provenNumber(ctx, proof)) !== mobile) throw notProven();
  await checkCaptcha({ ctx, input: { form: 'signup', answer: input.recaptcha } });
  // Before the password is hashed, which occupies a core for a while.
  await refuseTaken(ctx.db, input);
  const passwordHash = await unlessBusy(() => ctx.passwords.hash(password));
  return inTransaction(ctx.db, async (tx) => {
    const within = { ...ctx, db: tx };
    if (proof) await consumeProof(within, proof);
    const customerId = await claim(within, input, passwordHash);
    if (!proof) return undefined;
    await assignProven(within, { customerId, mobile });
    return logIn({ ctx: within, input: { customerId } });
  });
}

interface SignUpProven {
  ctx: Context;
  /** `proof`: that the code of the number was entered in this browser. */
  input: Person & { proof: string };
}

/**
 * Makes an account for a number whose code was just entered, without a password, and logs in. The
 * proof is worth more than a captcha. An address gets the link that proves it. Public.
 * Errors: `invalid` (email, mobile_no), `too_many_requests`.
 */
export async function signUpProven({ ctx, input }: SignUpProven): Promise<LoginResult> {
  const { proof, mobile } = input;
  await limitSignUps(ctx);
  if ((await provenNumber(ctx, proof)) !== mobile) throw notProven();
  return inTransaction(ctx.db, async (tx) => {
    const within = { ...ctx, db: tx };
    await consumeProof(within, proof);
    const customerId = await claim(within, input, null);
    await assignProven(within, { customerId, mobile });
    return logIn({ ctx: within, input: { customerId } });
  });
}

/** Refuses where another account has proven the number since its code was entered. */
async function assignProven(
  ctx: Context,
  input: { customerId: number; mobile: string },
): Promise<void> {
  try {
    if (!(await assignNumber({ ctx, input }))) throw knownMobile();
  } catch (error) {
    if (isTakenMeanwhile(error)) throw knownMobile();
    throw error;
  }
}

async function limitSignUps(ctx: Context): Promise<void> {
  const browser = browserOf(ctx.who);
  const own = browser ? [{ limit: BROWSER, of: browser }] : [];
  await takeTurns({ ctx, input: [...own, ...byOrigin(ctx, ADDRESS)] });
}

async function refuseTaken(db: Database, { email, mobile }: Person): Promise<void> {
  const hasEmail = sql`lower(${customers.email}) = lower(${email})`;
  if (email && (await hasAccount(db, hasEmail))) throw knownEmail();
  const hasProven = and(
    eq(customers.phone, mobile),
    isNotNull(customers.phoneProvenAt),
    or(customers.isActive, isBlocked(customers)),
  );
  if (await hasAccount(db, hasProven)) throw knownMobile();
}

async function hasAccount(db: Database, condition: ReturnType<typeof and>): Promise<boolean> {
  const [found] = await db.select({ id: customers.id }).from(customers).where(condition).limit(1);
  return found !== undefined;
}

/** Inserts the account; the unique index decides between concurrent sign-ups of one email. */
async function claim(ctx: Context, input: Person, passwordHash: string | null): Promise<number> {
  await refuseTaken(ctx.db, input);
  const now = ctx.clock.now();
  const { email } = input;
  const [made] = await ctx.db
    .insert(customers)
    .values({
      email: email || null,
      firstName: input.firstName,
      lastName: input.lastName,
      phone: input.mobile,
      claimedBy: browserOf(ctx.who),
      passwordHash,
      language: ctx.language ?? 'en',
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: customers.id });
  if (!made) throw knownEmail();
  if (email) {
    const payload = { customerId: made.id, email };
    await queueMail({ ctx, input: { kind: 'confirm_email', payload } });
  }
  return made.id;
}

function knownMobile(): DomainError {
  return invalidField('mobile_no', 'mobile_number_registered', accountApiMessages.knownMobile);
}
