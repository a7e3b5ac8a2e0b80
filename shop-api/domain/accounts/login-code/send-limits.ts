import type { Count } from '../../kernel/attempts.ts';
import { countAttempt, takeBackTurns, takeTurns } from '../../kernel/attempts.ts';
import { checkCaptcha } from '../../kernel/captcha.ts';
import type { Context } from '../../kernel/context.ts';
import { HOUR_MS, MINUTE_MS } from '../../kernel/durations.ts';
import type { Limit } from '../../kernel/limit.ts';
import { browserOf } from '../../session/token-hash.ts';
import { couldNotSend } from './codes.ts';

/** Mobile carriers put thousands of phones behind one IP address. */
const ADDRESS: Limit = { name: 'otp, address', max: 3000, windowMs: HOUR_MS };
const NUMBER_SOON: Limit = { name: 'otp, number, soon', max: 3, windowMs: 10 * MINUTE_MS };
const NUMBER: Limit = { name: 'otp, number', max: 5, windowMs: HOUR_MS };
const BROWSER: Limit = { name: 'otp, browser', max: 5, windowMs: HOUR_MS };
/** A captcha is required from this code on within an hour. */
const WITH_CAPTCHA = 3;

interface LimitSending {
  ctx: Context;
  input: { mobile: string; recaptcha: string | undefined };
}

/**
 * Limits requests for codes; runs before any look-up of a number. A refused request counts only for
 * the IP address and the shop.
 * Errors: `too_many_requests`, `invalid` (recaptcha), `unavailable`.
 */
export async function limitSending({ ctx, input: { mobile, recaptcha } }: LimitSending) {
  await takeTurns({ ctx, input: [{ limit: ADDRESS, of: ctx.address }] });
  const browser = browserOf(ctx.who);
  const turns = [
    // The browser first: a browser above its limit does not use up the number's attempts.
    ...(browser ? [{ limit: BROWSER, of: browser }] : []),
    { limit: NUMBER_SOON, of: mobile },
    { limit: NUMBER, of: mobile },
  ];
  const counts = await takeTurns({ ctx, input: turns });
  try {
    if (needsCaptcha(counts)) {
      await checkCaptcha({ ctx, input: { form: 'login_code', answer: recaptcha } });
    }
    await assertBelowCeiling(ctx);
  } catch (error) {
    await takeBackTurns({ ctx, input: turns });
    throw error;
  }
}

function needsCaptcha(counts: Count[]): boolean {
  return counts.some(({ count }) => count >= WITH_CAPTCHA);
}

/** Limits the codes of all numbers together; the first refusal within an hour raises the alarm. */
async function assertBelowCeiling(ctx: Context): Promise<void> {
  const limit: Limit = { name: 'otp, all', max: ctx.loginCodeCeiling, windowMs: HOUR_MS };
  const { count, isAbove } = await countAttempt({ ctx, input: { limit, of: 'all numbers' } });
  if (!isAbove) return;
  if (count === ctx.loginCodeCeiling + 1) {
    ctx.alarm(
      `More than ${ctx.loginCodeCeiling} login codes were asked for within an hour: none is sent`,
    );
  }
  throw couldNotSend();
}
