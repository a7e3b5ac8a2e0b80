import { and, eq } from 'drizzle-orm';
import { withValues } from '../../../../contract/messages/text-with-values.ts';
import { LOGIN_CODE_VALID_S } from '../../../../contract/shop/limits.ts';
import { loginCodes } from '../../../db/schema/login-codes.ts';
import type { LoginCodeSms } from '../../../providers/sms/sms.ts';
import type { Context } from '../../kernel/context.ts';
import { languageOfReceiver, textsIn } from '../../mail/language-of.ts';
import { browserOf } from '../../session/token-hash.ts';
import { currentSettings } from '../../settings/read-settings.ts';
import { type CodePurpose, codeHash, couldNotSend } from './codes.ts';

interface IssueCode {
  ctx: Context;
  /** `mobile` with `+91`. */
  input: { mobile: string; purpose: CodePurpose };
}

/**
 * Sends a new code to a number; its earlier code ends, and only the requesting browser may use the
 * new one. The caller checks limits and permission. Errors: `unavailable` where sending failed.
 */
export async function issueCode({ ctx, input: { mobile, purpose } }: IssueCode): Promise<void> {
  const code = ctx.ids.loginCode();
  const hash = codeHash(ctx, { mobile, code, purpose });
  await storeCode(ctx, mobile, hash);
  try {
    await ctx.sms.sendLoginCode(await loginCodeSms(ctx, mobile, code));
  } catch (error) {
    await drop(ctx, mobile, hash);
    ctx.alarm(
      `No login code reached the number ending in ${mobile.slice(-2)}: ${errorText(error)}`,
    );
    throw couldNotSend();
  }
}

/**
 * Returns the SMS in the language of the page that asked for it. WebOTP reads its last line: the
 * page's host and the code (https://wicg.github.io/sms-one-time-codes/).
 */
async function loginCodeSms(ctx: Context, mobile: string, code: string): Promise<LoginCodeSms> {
  const language = ctx.language ?? (await languageOfReceiver(ctx, mobile));
  const { company } = await currentSettings(ctx.db);
  const domain = new URL(ctx.publicOrigin).hostname;
  const values = { code, domain, shop: company.name, minutes: LOGIN_CODE_VALID_S / 60 };
  const text = textsIn(language)(withValues(LOGIN_CODE_TEXT, values));
  return { mobile, code, domain, language, text };
}

const LOGIN_CODE_TEXT =
  '{code} is your {shop} login OTP. Valid for {minutes} minutes. Do not share it.\n\n@{domain} #{code}';

async function storeCode(ctx: Context, mobile: string, hash: string): Promise<void> {
  const live = {
    codeHash: hash,
    askedBy: browserOf(ctx.who),
    tries: 0,
    expiresAt: new Date(ctx.clock.now().getTime() + LOGIN_CODE_VALID_S * 1000),
  };
  await ctx.db
    .insert(loginCodes)
    .values({ phone: mobile, ...live })
    .onConflictDoUpdate({ target: loginCodes.phone, set: live });
}

/** Deletes a code that was not sent; a newer code of the number stays. */
async function drop(ctx: Context, mobile: string, hash: string): Promise<void> {
  await ctx.db
    .delete(loginCodes)
    .where(and(eq(loginCodes.phone, mobile), eq(loginCodes.codeHash, hash)));
}

/** Returns the text of a gateway error, without numbers and codes it may repeat. */
function errorText(error: unknown): string {
  return String(error instanceof Error ? error.message : error).replace(/\d{3,}/g, '***');
}
