import {
  type Count,
  countAttempt,
  readCount,
  takeBackTurns,
  takeTurns,
} from '../../kernel/attempts.ts';
import { byOrigin } from '../../kernel/by-origin.ts';
import { checkCaptcha } from '../../kernel/captcha.ts';
import type { Context, Given } from '../../kernel/context.ts';
import { HOUR_MS, MINUTE_MS } from '../../kernel/durations.ts';
import type { Limit, Try } from '../../kernel/limit.ts';
import { browserOf } from '../../session/token-hash.ts';
import { couldNotSend } from './codes.ts';

/** Mobile carriers put thousands of phones behind one IP address. */
const REQUESTS: Limit = { name: 'otp, address', max: 3000, windowMs: HOUR_MS };
const NUMBER_SOON: Limit = { name: 'otp, number, soon', max: 3, windowMs: 10 * MINUTE_MS };
const NUMBER: Limit = { name: 'otp, number', max: 5, windowMs: HOUR_MS };
const BROWSER: Limit = { name: 'otp, browser', max: 5, windowMs: HOUR_MS };

/** The code of a number, or browser, from which on a captcha is required within an hour. */
const CAPTCHA_FROM = 3;

/** The part of the ceiling that one network may use, and the part from which all need a captcha. */
const SHARE = { network: 1 / 10, withoutCaptcha: 1 / 2 };

/** A limit, and the count from which on it asks for a captcha. */
interface Turn extends Try {
  captchaFrom: number;
}

/** Who wants a code: the number with `+91`, and what shows that no program asks. */
export interface WantedCode {
  mobile: string;
  /** Undefined where no captcha was solved. */
  recaptcha: string | undefined;
  /** A right password came along, which stands for a captcha. */
  hasPassword?: boolean;
}

/**
 * Limits requests for codes; runs before any look-up of a number. A refused request counts only for
 * the requests of the IP address and for the shop.
 * Errors: `too_many_requests`, `invalid` (recaptcha), `unavailable`.
 */
export async function limitSending({ ctx, input }: Given<WantedCode>): Promise<void> {
  const { mobile, recaptcha, hasPassword = false } = input;
  await takeTurns({ ctx, input: [{ limit: REQUESTS, of: ctx.address }] });
  const turns = turnsOf(ctx, mobile);
  const counts = await takeTurns({ ctx, input: turns });
  try {
    if (!hasPassword && (needsCaptcha(ctx, turns, counts) || (await isBusyHour(ctx)))) {
      await checkCaptcha({ ctx, input: { form: 'login_code', answer: recaptcha } });
    }
    await assertBelowCeiling(ctx);
  } catch (error) {
    await takeBackTurns({ ctx, input: turns });
    throw error;
  }
}

/** The browser first: one above its limit does not use up the attempts of number and network. */
function turnsOf(ctx: Context, mobile: string): Turn[] {
  const browser = browserOf(ctx.who);
  const own = { captchaFrom: CAPTCHA_FROM };
  const share = Math.ceil(ctx.loginCodeCeiling * SHARE.network);
  const from = ctx.loginCodeCaptchaFrom;
  const origins = byOrigin(ctx, { name: 'otp sent, address', max: from, windowMs: HOUR_MS });
  return [
    ...(browser ? [{ limit: BROWSER, of: browser, ...own }] : []),
    { limit: NUMBER_SOON, of: mobile, ...own },
    { limit: NUMBER, of: mobile, ...own },
    // What is free of captchas is limited by address and network, what is sent by their share.
    ...origins.map(({ limit, of }) => ({
      limit: { ...limit, max: share },
      of,
      captchaFrom: limit.max,
    })),
  ];
}

/** Whoever brings no visitor id could be the same browser as before: nothing counts for it. */
function needsCaptcha({ who }: Context, turns: Turn[], counts: Count[]): boolean {
  const isUncounted = browserOf(who) === null;
  return isUncounted || turns.some(({ captchaFrom }, n) => (counts[n]?.count ?? 0) >= captchaFrom);
}

const ALL = 'all numbers';

function ceilingOf({ loginCodeCeiling: max }: Context): Limit {
  return { name: 'otp, all', max, windowMs: HOUR_MS };
}

/** Whether so much of the ceiling is used that codes need a captcha, before they are refused. */
async function isBusyHour(ctx: Context): Promise<boolean> {
  const sent = await readCount({ ctx, input: { limit: ceilingOf(ctx), of: ALL } });
  return (sent?.count ?? 0) >= ctx.loginCodeCeiling * SHARE.withoutCaptcha;
}

/** Limits the codes of all numbers together; the first refusal within an hour raises the alarm. */
async function assertBelowCeiling(ctx: Context): Promise<void> {
  const input = { limit: ceilingOf(ctx), of: ALL };
  const { count, isAbove } = await countAttempt({ ctx, input });
  if (!isAbove) return;
  if (count === ctx.loginCodeCeiling + 1) {
    ctx.alarm(
      `More than ${ctx.loginCodeCeiling} login codes were asked for within an hour: none is sent`,
    );
  }
  throw couldNotSend();
}
