import { and, eq, isNotNull, lt, sql } from 'drizzle-orm';
import type { FactorProof } from '../../../../contract/accounts/passkeys.ts';
import { factorMessages } from '../../../../contract/messages/second-factor.ts';
import type { Database } from '../../../db/database.ts';
import { passkeys } from '../../../db/schema/passkeys.ts';
import { secondFactors } from '../../../db/schema/second-factors.ts';
import { forgetAttempts, limitAttempts } from '../../kernel/attempts.ts';
import type { Context } from '../../kernel/context.ts';
import { MINUTE_MS } from '../../kernel/durations.ts';
import { DomainError, invalidField } from '../../kernel/errors.ts';
import type { Limit } from '../../kernel/limit.ts';
import { takeChallenge } from '../passkeys/challenges.ts';
import { checkPasskey } from '../passkeys/check-passkey.ts';
import { isPasskeyOf } from '../passkeys/own-passkeys.ts';
import { recoveryHash, stepOfCode } from './app-codes.ts';
import { opened } from './sealed-secret.ts';

/** Six digits could be tried out: five wrong ones of an account, then a pause. */
const GUESSES: Limit = { name: 'second factor', max: 5, windowMs: 15 * MINUTE_MS };

/** Matches the app of an account, once it is set up. */
export const isFactorOf = (customerId: number) =>
  and(eq(secondFactors.customerId, customerId), isNotNull(secondFactors.confirmedAt));

interface Factors {
  hasApp: boolean;
  hasPasskey: boolean;
}

/** Returns which second factors an account has. */
export async function factorsOf(db: Database, customerId: number): Promise<Factors> {
  return {
    hasApp: (await db.$count(secondFactors, isFactorOf(customerId))) > 0,
    hasPasskey: (await db.$count(passkeys, isPasskeyOf(customerId))) > 0,
  };
}

interface TakeFactor {
  ctx: Pick<Context, 'db' | 'clock' | 'keys' | 'publicOrigin'>;
  /** `purpose`: what the challenge of a passkey was made for. */
  input: { customerId: number; proof: FactorProof; purpose: 'login' | 'change' };
}

/**
 * Uses a passkey, a code of the app, or a recovery code, of an account that has a second factor: each
 * works once. Counts the attempt until it is right, outside of a transaction that a refusal would roll
 * back; one that came too late is none. Errors: `invalid` (at a login `second_factor`, else `code`),
 * `too_many_requests`.
 */
export async function takeFactor({ ctx, input }: TakeFactor): Promise<void> {
  const { customerId, proof, purpose } = input;
  const { code, passkey } = proof;
  const challenge = passkey && (await takeChallenge({ ctx, input: { customerId, purpose } }));
  const guess = { limit: GUESSES, of: String(customerId) };
  await limitAttempts({ ctx, input: guess });
  if (passkey && challenge) await checkPasskey({ ctx, input: { customerId, passkey, challenge } });
  else if (!(await takeCode(ctx, customerId, code ?? ''))) {
    throw wrongFactor(purpose === 'login' ? 'second_factor' : 'code');
  }
  await forgetAttempts({ ctx, input: guess });
}

interface ProveFactor {
  ctx: TakeFactor['ctx'];
  input: Omit<TakeFactor['input'], 'purpose'>;
}

/**
 * Holds that who adds to the second factors of an account has one of them at hand; who has none yet
 * passes. Errors: as `takeFactor`.
 */
export async function proveFactor({ ctx, input }: ProveFactor): Promise<void> {
  const factors = await factorsOf(ctx.db, input.customerId);
  if (!factors.hasApp && !factors.hasPasskey) return;
  if (!input.proof.code && !input.proof.passkey) throw factorNeeded(factors, 'code');
  await takeFactor({ ctx, input: { ...input, purpose: 'change' } });
}

/** Asks for one of the factors that an account has; a passkey is typed into no field. */
export function factorNeeded({ hasApp, hasPasskey }: Factors, field: string): DomainError {
  const { needed, neededOrPasskey, passkeyNeeded } = factorMessages;
  if (!hasApp) return new DomainError('invalid', 'passkey_needed', passkeyNeeded);
  return hasPasskey
    ? invalidField(field, 'second_factor_or_passkey_needed', neededOrPasskey)
    : invalidField(field, 'second_factor_needed', needed);
}

async function takeCode(ctx: TakeFactor['ctx'], customerId: number, code: string) {
  const [factor] = await ctx.db.select().from(secondFactors).where(isFactorOf(customerId));
  if (!factor) return false;
  const digits = code.replace(/\s/g, '');
  const step = /^\d{6}$/.test(digits)
    ? stepOfCode(opened(ctx, factor.secret), digits, ctx.clock.now())
    : undefined;
  return step === undefined
    ? takeRecoveryCode(ctx.db, customerId, code)
    : takeStep(ctx.db, customerId, step);
}

/** Takes a code of the app, unless it or a later one was taken. */
async function takeStep(db: Database, customerId: number, step: number): Promise<boolean> {
  const taken = await db
    .update(secondFactors)
    .set({ lastStep: step })
    .where(and(isFactorOf(customerId), lt(secondFactors.lastStep, step)))
    .returning({ id: secondFactors.customerId });
  return taken.length > 0;
}

async function takeRecoveryCode(db: Database, customerId: number, code: string): Promise<boolean> {
  const hash = recoveryHash(code);
  const { recoveryHashes: hashes } = secondFactors;
  const taken = await db
    .update(secondFactors)
    .set({ recoveryHashes: sql`array_remove(${hashes}, ${hash})` })
    .where(and(isFactorOf(customerId), sql`${hash} = ANY(${hashes})`))
    .returning({ id: secondFactors.customerId });
  return taken.length > 0;
}

/** Refuses a code that is wrong, or was used. */
export function wrongFactor(field: string): DomainError {
  return invalidField(field, 'second_factor_wrong', factorMessages.wrong);
}

/** Removes all second factors of a person, in the transaction of the caller. */
export async function removeFactors(tx: Database, customerId: number): Promise<void> {
  await tx.delete(secondFactors).where(eq(secondFactors.customerId, customerId));
  await tx.delete(passkeys).where(isPasskeyOf(customerId));
}
