import { and, eq } from 'drizzle-orm';
import { OTP_VALID_S } from '../../../contract/limits.ts';
import { loginCodes } from '../../db/schema/login-codes.ts';
import type { Context } from '../context.ts';
import { browserOf } from '../identity/browser-of.ts';
import type { CodePurpose } from './code-hash.ts';
import { codeHash } from './code-hash.ts';
import { couldNotSend } from './refusals.ts';

interface IssueCode {
  ctx: Context;
  /** `mobile` with `+91`. */
  input: { mobile: string; purpose: CodePurpose };
}

/**
 * Sends a new code to a number; its earlier one ends, and only the browser that asked may use the new
 * one. Limits and the right to ask are the caller's. Errors: `unavailable` where it could not be sent.
 */
export async function issueCode({ ctx, input: { mobile, purpose } }: IssueCode): Promise<void> {
  const code = ctx.ids.loginCode();
  const hash = codeHash(ctx, { mobile, code, purpose });
  await keep(ctx, mobile, hash);
  try {
    await ctx.sms.sendLoginCode({ mobile, code, domain: new URL(ctx.publicOrigin).hostname });
  } catch (error) {
    await drop(ctx, mobile, hash);
    ctx.alarm(`No login code reached the number ending in ${mobile.slice(-2)}: ${words(error)}`);
    throw couldNotSend();
  }
}

async function keep(ctx: Context, mobile: string, hash: string): Promise<void> {
  const live = {
    codeHash: hash,
    askedBy: browserOf(ctx.who),
    tries: 0,
    expiresAt: new Date(ctx.clock.now().getTime() + OTP_VALID_S * 1000),
  };
  await ctx.db
    .insert(loginCodes)
    .values({ phone: mobile, ...live })
    .onConflictDoUpdate({ target: loginCodes.phone, set: live });
}

/** A newer code of the number stays. */
async function drop(ctx: Context, mobile: string, hash: string): Promise<void> {
  await ctx.db
    .delete(loginCodes)
    .where(and(eq(loginCodes.phone, mobile), eq(loginCodes.codeHash, hash)));
}

/** What a gateway says, without numbers and codes it may repeat. */
function words(error: unknown): string {
  return String(error instanceof Error ? error.message : error).replace(/\d{3,}/g, '***');
}
