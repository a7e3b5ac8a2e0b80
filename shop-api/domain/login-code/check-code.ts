import { timingSafeEqual } from 'node:crypto';
import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import { loginCodes } from '../../db/schema/login-codes.ts';
import type { Context } from '../context.ts';
import { browserOf } from '../identity/browser-of.ts';
import type { Limit } from '../limits/limit.ts';
import { takeTurns } from '../limits/take-turns.ts';
import type { CodePurpose } from './code-hash.ts';
import { codeHash } from './code-hash.ts';
import { noCode, wrongCode } from './refusals.ts';

const MAX_TRIES = 5;
const HOUR_MS = 3_600_000;
const BROWSER: Limit = { name: 'otp entry, browser', max: 30, windowMs: HOUR_MS };
/** Carriers put thousands of phones behind one address. */
const ADDRESS: Limit = { name: 'otp entry, address', max: 3000, windowMs: HOUR_MS };

interface CheckCode {
  ctx: Context;
  /** `mobile` with `+91`. */
  input: { mobile: string; code: string; purpose: CodePurpose };
}

/** A code that was right. It is worth something once it is used up, within the transaction it opens. */
export interface RightCode {
  mobile: string;
  hash: string;
}

/**
 * Whether this is the live code of a number, asked for by this browser and for this purpose. Call it
 * outside of the transaction that a refusal undoes. Errors: `invalid` (otp), `too_many_requests`.
 */
export async function checkCode({ ctx, input }: CheckCode): Promise<RightCode> {
  await limitEntries(ctx);
  const hash = await takeTry(ctx, input.mobile);
  if (!isSame(hash, codeHash(ctx, input))) throw wrongCode();
  return { mobile: input.mobile, hash };
}

/** Uses a right code up, once; `ctx.db` is a transaction. Errors: `invalid` (otp). */
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

/** Counts the try before the code is looked at, so that guesses at the same time are counted too. */
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
