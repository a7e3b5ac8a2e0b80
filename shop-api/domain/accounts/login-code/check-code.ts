import { timingSafeEqual } from 'node:crypto';
import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import { loginCodes } from '../../../db/schema/login-codes.ts';
import { takeTurns } from '../../kernel/attempts.ts';
import type { Context } from '../../kernel/context.ts';
import { HOUR_MS } from '../../kernel/durations.ts';
import type { Limit } from '../../kernel/limit.ts';
import { browserOf } from '../../session/token-hash.ts';
import { type CodePurpose, codeHash, noCode, wrongCode } from './codes.ts';

const MAX_TRIES = 5;
const BROWSER: Limit = { name: 'otp entry, browser', max: 30, windowMs: HOUR_MS };
/** Mobile carriers put thousands of phones behind one IP address. */
const ADDRESS: Limit = { name: 'otp entry, address', max: 3000, windowMs: HOUR_MS };

interface CheckCode {
  ctx: Context;
  /** `mobile` with `+91`. */
  input: { mobile: string; code: string; purpose: CodePurpose };
}

/** A correct code. It takes effect when consumed, within the transaction it authorises. */
export interface RightCode {
  mobile: string;
  hash: string;
}

/**
 * Checks the live code of a number, requested by this browser for this purpose. Call it outside of
 * the transaction that a refusal rolls back. Errors: `invalid` (otp), `too_many_requests`.
 */
export async function checkCode({ ctx, input }: CheckCode): Promise<RightCode> {
  await limitEntries(ctx);
  const hash = await takeTry(ctx, input.mobile);
  if (!isSame(hash, codeHash(ctx, input))) throw wrongCode();
  return { mobile: input.mobile, hash };
}

/** Consumes a correct code, once; `ctx.db` is a transaction. Errors: `invalid` (otp). */
export async function consumeCode({ db }: Context, { mobile, hash }: RightCode): Promise<void> {
  const used = await db
    .delete(loginCodes)
    .where(and(eq(loginCodes.phone, mobile), eq(loginCodes.codeHash, hash)))
    .returning({ phone: loginCodes.phone });
  if (used.length === 0) throw noCode();
}

async function limitEntries(ctx: Context): Promise<void> {
  const browser = browserOf(ctx.who);
  const own = browser ? [{ limit: BROWSER, of: browser }] : [];
  await takeTurns({ ctx, input: [...own, { limit: ADDRESS, of: ctx.address }] });
}

/** Counts the attempt before the code is compared, so that concurrent guesses are counted too. */
async function takeTry(ctx: Context, mobile: string): Promise<string> {
  const isAsker = or(isNull(loginCodes.askedBy), eq(loginCodes.askedBy, browserOf(ctx.who) ?? ''));
  const isLive = and(
    eq(loginCodes.phone, mobile),
    lt(loginCodes.tries, MAX_TRIES),
    gt(loginCodes.expiresAt, ctx.clock.now()),
    isAsker,
  );
  const [live] = await ctx.db
    .update(loginCodes)
    .set({ tries: sql`${loginCodes.tries} + 1` })
    .where(isLive)
    .returning({ codeHash: loginCodes.codeHash });
  if (!live) throw noCode();
  return live.codeHash;
}

function isSame(stored: string, given: string): boolean {
  return timingSafeEqual(Buffer.from(stored), Buffer.from(given));
}
