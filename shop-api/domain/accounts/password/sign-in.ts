import { and, eq, or, sql } from 'drizzle-orm';
import type { Assertion } from '../../../../contract/accounts/passkeys.ts';
import { accountApiMessages } from '../../../../contract/messages/account.ts';
import type { Database } from '../../../db/database.ts';
import { customers, isBlocked } from '../../../db/schema/customers.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Context } from '../../kernel/context.ts';
import { DomainError } from '../../kernel/errors.ts';
import { type LoginResult, logIn } from '../log-in/log-in.ts';
import { refuseBlocked } from '../log-in/refuse-blocked.ts';
import { consumeCode, type RightCode } from '../login-code/check-code.ts';
import { demandCode } from '../login-code/demand-code.ts';
import { consumeProof, provenNumber } from '../login-code/number-proof.ts';
import { assignNumber } from '../login-code/phone-claims.ts';
import { factorNeeded, factorsOf, takeFactor } from '../second-factor/demand-factor.ts';
import { unlessBusy } from './password-rules.ts';
import { countSignIn, forgiveSignIn, takeBackSignIn } from './sign-in-limits.ts';

interface SignIn {
  ctx: Context;
  input: {
    email: string;
    password: string;
    /** The code sent to the number of a member of staff. */
    otp?: string | undefined;
    /** A code of the app of a member of staff, or a recovery code. */
    secondFactor?: string | undefined;
    /** What a passkey of a member of staff has signed. */
    passkey?: Assertion | undefined;
    /** The caller has proven a number that no account has, see `issueProof`. */
    proof?: string | undefined;
  };
}

const ACCOUNT = {
  id: customers.id,
  passwordHash: customers.passwordHash,
  phone: customers.phone,
  phoneProvenAt: customers.phoneProvenAt,
  isActive: customers.isActive,
  closedAt: customers.closedAt,
  isStaff: sql<boolean>`${customers.isStaff} OR ${customers.isSuperuser}`,
};
type Account = Pick<typeof customers.$inferSelect, keyof typeof ACCOUNT>;

/**
 * Logs in by email address, in any case, and password. An unknown address gets the same message,
 * after the same time, as a wrong password. With the proof of a number, an account that claims the
 * number, or has none, gets it proven: number and password together show whose it is. Staff who
 * have a second factor need its code, or a passkey, too; others of them who have proven a number that of the number,
 * which the first attempt sends. Public.
 * Errors: `invalid` (otp, second_factor), also with the right password of a blocked account;
 * `too_many_requests`, `unavailable`.
 */
export async function signIn({ ctx, input }: SignIn): Promise<LoginResult> {
  const email = input.email.toLowerCase();
  const account = await provenAccount({ ctx, input });
  const hasFactor = await demandFactor({ ctx, input: { ...input, email } }, account);
  const code = hasFactor
    ? undefined
    : await demandStaffCode({ ctx, input: { ...input, email } }, account);
  const loggedIn = await inTransaction(ctx.db, async (tx) => {
    await holdPassword(tx, account);
    const within = { ...ctx, db: tx };
    if (code) await consumeCode(within, code);
    if (input.proof) await takeNumber(within, account, input.proof);
    return logIn({ ctx: within, input: { customerId: account.id } });
  });
  await forgiveSignIn({ ctx, input: { email } });
  return loggedIn;
}

/**
 * Returns the account of an email address, in any case, and its password. Counts the attempt.
 * Errors: `invalid`, `too_many_requests`, `unavailable`.
 */
export async function provenAccount({ ctx, input }: SignIn): Promise<Account> {
  const email = input.email.toLowerCase();
  await countSignIn({ ctx, input: { email } });
  const account = await findAccount(ctx.db, email);
  const isRight = await isPasswordOf({ ctx, input: { ...input, email } }, account);
  if (!account || !isRight) throw wrong();
  refuseBlocked(account);
  return account;
}

async function findAccount(db: Database, email: string): Promise<Account | undefined> {
  const [account] = await db
    .select(ACCOUNT)
    .from(customers)
    .where(
      and(eq(sql`lower(${customers.email})`, email), or(customers.isActive, isBlocked(customers))),
    );
  return account;
}

/** Compares the password; takes the attempt back when the comparison itself fails. */
async function isPasswordOf({ ctx, input }: SignIn, account: Account | undefined) {
  try {
    const { passwords } = ctx;
    const hash = account?.passwordHash ?? null;
    return await unlessBusy(() => passwords.matches(input.password, hash));
  } catch (error) {
    await takeBackSignIn({ ctx, input });
    throw error;
  }
}

/** Uses the account's second factor; false where it has none. */
async function demandFactor(
  { ctx, input: { email, secondFactor: code, passkey } }: SignIn,
  { id, isStaff }: Account,
): Promise<boolean> {
  if (!isStaff) return false;
  const factors = await factorsOf(ctx.db, id);
  if (!factors.hasApp && !factors.hasPasskey) return false;
  if (!code && !passkey) {
    await takeBackSignIn({ ctx, input: { email } });
    throw factorNeeded(factors, 'second_factor');
  }
  await takeFactor({ ctx, input: { customerId: id, proof: { code, passkey }, purpose: 'login' } });
  return true;
}

/** A right password without a code is no guess at the password: it does not count as one. */
async function demandStaffCode(
  { ctx, input: { email, otp } }: SignIn,
  { id, isStaff, phone, phoneProvenAt }: Account,
): Promise<RightCode | undefined> {
  if (!isStaff || phone === null || phoneProvenAt === null) return undefined;
  if (!otp) await takeBackSignIn({ ctx, input: { email } });
  const wanted = { mobile: phone, recaptcha: undefined, hasPassword: true };
  return demandCode({ ctx, input: { ...wanted, code: otp, purpose: { staffLoginOf: id } } });
}

/** Locks the password that was checked; refuses when it has changed between check and login. */
async function holdPassword(tx: Database, { id, passwordHash }: Account): Promise<void> {
  const [same] = await tx
    .select({ id: customers.id })
    .from(customers)
    .where(and(eq(customers.id, id), eq(customers.passwordHash, passwordHash ?? '')))
    .for('share');
  if (!same) throw wrong();
}

/** Gives the account the number of a proof; a proof that does not fit it stays unused. */
async function takeNumber(ctx: Context, account: Account, proof: string): Promise<void> {
  const mobile = await provenNumber(ctx, proof);
  const isFitting = account.phoneProvenAt === null && [null, mobile].includes(account.phone);
  if (mobile === undefined || !isFitting) return;
  if (!(await assignNumber({ ctx, input: { customerId: account.id, mobile } }))) return;
  await consumeProof(ctx, proof);
}

function wrong(): DomainError {
  return new DomainError('invalid', 'credentials_wrong', accountApiMessages.wrongLogin);
}
