import { checkCaptcha } from '../captcha/check-captcha.ts';
import type { Context } from '../context.ts';
import { browserOf } from '../identity/browser-of.ts';
import type { Count } from '../limits/count-attempt.ts';
import { countAttempt } from '../limits/count-attempt.ts';
import type { Limit } from '../limits/limit.ts';
import { takeBackTurns, takeTurns } from '../limits/take-turns.ts';
import { couldNotSend } from './refusals.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Carriers put thousands of phones behind one address. */
const ADDRESS: Limit = { name: 'otp, address', max: 3000, windowMs: HOUR_MS };
const NUMBER_SOON: Limit = { name: 'otp, number, soon', max: 3, windowMs: 10 * MINUTE_MS };
const NUMBER: Limit = { name: 'otp, number', max: 5, windowMs: HOUR_MS };
const BROWSER: Limit = { name: 'otp, browser', max: 5, windowMs: HOUR_MS };
/** From this code within an hour on a captcha is asked for. */
const WITH_CAPTCHA = 3;

interface LimitSending {
  ctx: Context;
  input: { mobile: string; recaptcha: string | undefined };
}

/**
 * Stands in front of every look at a number. What is refused here counts for nobody but the address
 * and the shop. Errors: `too_many_requests`, `invalid` (recaptcha), `unavailable`.
 */
export async function limitSending({ ctx, input: { mobile, recaptcha } }: LimitSending) {
  await takeTurns({ ctx, input: [{ limit: ADDRESS, of: ctx.address }] });
  const browser = browserOf(ctx.who);
  const turns = [
    // The browser first: one that has had its turns does not use up the number's.
    ...(browser ? [{ limit: BROWSER, of: browser }] : []),
    { limit: NUMBER_SOON, of: mobile },
    { limit: NUMBER, of: mobile },
  ];
  const counts = await takeTurns({ ctx, input: turns });
  try {
    if (needsCaptcha(counts)) {
      await checkCaptcha({ ctx, input: { form: 'login_code', answer: recaptcha } });
    }
    await keepBelowCeiling(ctx);
  } catch (error) {
    await takeBackTurns({ ctx, input: turns });
    throw error;
  }
}

function needsCaptcha(counts: Count[]): boolean {
  return counts.some(({ count }) => count >= WITH_CAPTCHA);
}

/** All numbers together; the first refusal within an hour raises the alarm. */
async function keepBelowCeiling(ctx: Context): Promise<void> {
  const limit: Limit = { name: 'otp, all', max: ctx.otpCeiling, windowMs: HOUR_MS };
  const { count, isAbove } = await countAttempt({ ctx, input: { limit, of: 'all numbers' } });
  if (!isAbove) return;
  if (count === ctx.otpCeiling + 1) {
    ctx.alarm(
      `More than ${ctx.otpCeiling} login codes were asked for within an hour: none is sent`,
    );
  }
  throw couldNotSend();
}
