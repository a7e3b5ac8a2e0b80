import { createHash } from 'node:crypto';
import { isIP } from 'node:net';
import type { Clock } from '../clock/clock.ts';
import { post } from '../http/post.ts';
import type { Captcha, CaptchaAnswer } from './captcha.ts';

interface Recaptcha {
  siteKey: string;
  secretKey: string;
  /** Google's `siteverify`, or what stands in for it. */
  verifyUrl: string;
  /** 0 (a program) to 1 (a person); below it an answer is refused. */
  minScore: number;
  /** The origin shoppers see: an answer given on another host is refused. */
  publicOrigin: string;
  clock: Clock;
  timeLimitMs?: number;
}

/** What Google says of an answer, as far as it has the shape of a verdict. */
interface Verdict {
  success: boolean;
  score?: unknown;
  action?: unknown;
  hostname?: unknown;
  'error-codes'?: unknown;
}

const TIME_LIMIT_MS = 5_000;
const MOST_BYTES = 64_000;
/** How long Google takes an answer: https://developers.google.com/recaptcha/docs/verify. */
const VALID_MS = 2 * 60_000;
const HEADERS = { 'Content-Type': 'application/x-www-form-urlencoded' };

/** Google's reCAPTCHA v3: nothing to solve, a score from watching. The form's name is its action. */
export function recaptcha(options: Recaptcha): Captcha {
  const { siteKey, publicOrigin, minScore, clock } = options;
  const host = new URL(publicOrigin).hostname;
  return {
    task: async () => ({ provider: 'recaptcha', siteKey, challenge: null }),
    async check(given) {
      const { success, action, hostname, score } = await askGoogle(options, given);
      const isOurs = action === given.form && hostname === host;
      const isPerson = typeof score === 'number' && score >= minScore;
      if (!success || !isOurs || !isPerson) return undefined;
      const id = createHash('sha256').update(given.answer).digest('hex');
      return { id: `recaptcha:${id}`, expiresAt: new Date(clock.now().getTime() + VALID_MS) };
    },
  };
}

/** @throws Error when there is no verdict, also when Google does not know the shop's key */
async function askGoogle(
  { secretKey, verifyUrl, timeLimitMs = TIME_LIMIT_MS }: Recaptcha,
  { answer, address }: CaptchaAnswer,
): Promise<Verdict> {
  const form = new URLSearchParams({ secret: secretKey, response: answer });
  // What is counted as one address may be a whole network, which Google does not know.
  if (isIP(address)) form.set('remoteip', address);
  const body = String(form);
  const call = { url: verifyUrl, headers: HEADERS, body, timeLimitMs, mostBytes: MOST_BYTES };
  const { status, text } = await post(call);
  const verdict = status === 200 ? readVerdict(text) : undefined;
  if (!verdict) throw new Error(`siteverify gave no verdict, but ${status}`);
  if (errorsOf(verdict).some((code) => code.endsWith('-input-secret'))) {
    throw new Error('siteverify does not take RECAPTCHA_SECRET_KEY');
  }
  return verdict;
}

function readVerdict(text: string): Verdict | undefined {
  try {
    const verdict = Object(JSON.parse(text)) as Verdict;
    return typeof verdict.success === 'boolean' ? verdict : undefined;
  } catch {
    return undefined;
  }
}

function errorsOf(verdict: Verdict): string[] {
  const codes = verdict['error-codes'];
  return Array.isArray(codes) ? codes.map(String) : [];
}
