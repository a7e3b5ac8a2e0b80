import { and, eq, isNotNull, lt, sql } from 'drizzle-orm';
import { factorMessages } from '../../../../contract/messages/second-factor.ts';
import type { Database } from '../../../db/database.ts';
import { secondFactors } from '../../../db/schema/second-factors.ts';
import { forgetAttempts, limitAttempts } from '../../kernel/attempts.ts';
import type { Context } from '../../kernel/context.ts';
import { MINUTE_MS } from '../../kernel/durations.ts';
import { type DomainError, invalidField } from '../../kernel/errors.ts';
import type { Limit } from '../../kernel/limit.ts';
import { recoveryHash, stepOfCode } from './app-codes.ts';
import { opened } from './sealed-secret.ts';

/** Six digits could be tried out: five wrong ones of an account, then a pause. */
const GUESSES: Limit = { name: 'second factor', max: 5, windowMs: 15 * MINUTE_MS };

/** Matches the second factor of an account, once it is set up. */
export const isFactorOf = (customerId: number) =>
  and(eq(secondFactors.customerId, customerId), isNotNull(secondFactors.confirmedAt));

interface TakeFactor {
  ctx: Pick<Context, 'db' | 'clock' | 'keys'>;
  /** `field`: where the code was typed. */
  input: { customerId: number; code: string; field: string };
}

/**
 * Uses a code of the app, or a recovery code, of an account that has a second factor: each works once.
 * Counts the attempt until it is right, outside of a transaction that a refusal would roll back.
 * Errors: `invalid` (the field), `too_many_requests`.
 */
export async function takeFactor({ ctx, input }: TakeFactor): Promise<void> {
  const { customerId, code, field } = input;
  const guess = { limit: GUESSES, of: String(customerId) };
  await limitAttempts({ ctx, input: guess });
  const [factor] = await ctx.db.select().from(secondFactors).where(isFactorOf(customerId));
  if (!factor) throw wrongFactor(field);
  const step = /^\d{6}$/.test(code.replace(/\s/g, ''))
    ? stepOfCode(opened(ctx, factor.secret), code.replace(/\s/g, ''), ctx.clock.now())
    : undefined;
  const isUsed =
    step === undefined
      ? await takeRecoveryCode(ctx.db, customerId, code)
      : await takeStep(ctx.db, customerId, step);
  if (!isUsed) throw wrongFactor(field);
  await forgetAttempts({ ctx, input: guess });
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
