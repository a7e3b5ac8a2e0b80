import { createHash } from 'node:crypto';
import { isIP } from 'node:net';
import { callHttp } from '../call-http.ts';
import type { Clock } from '../clock.ts';
import type { CaptchaAnswer, CaptchaProvider } from './captcha.ts';

interface Recaptcha {
  siteKey: string;
  secretKey: string;
  /** Google's `siteverify`, or its local stand-in. */
  verifyUrl: string;
  /** 0 (a program) to 1 (a person); below it an answer is refused. */
  minScore: number;
  /** The origin shoppers see: an answer given on another host is refused. */
  publicOrigin: string;
  clock: Clock;
  timeLimitMs?: number;
}

/** Google's verdict on an answer, as far as it has that shape. */
interface Verdict {
  success: boolean;
  score?: unknown;
  action?: unknown;
  hostname?: unknown;
  'error-codes'?: unknown;
}

const TIME_LIMIT_MS = 5_000;
const MAX_ANSWER_BYTES = 64_000;
/** How long Google accepts an answer: https://developers.google.com/recaptcha/docs/verify. */
const VALID_MS = 2 * 60_000;
const HEADERS = {
  'Accept-Encoding': 'identity',
  'Content-Type': 'application/x-www-form-urlencoded',
};

/** Google's reCAPTCHA v3: no task, a score of the behaviour. The form's name is its action. */
export function recaptcha(options: Recaptcha): CaptchaProvider {
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

/**
 * Asks Google for a verdict. @throws Error without one, also when Google does not know the shop's
 * key
 */
async function askGoogle(
  { secretKey, verifyUrl, timeLimitMs = TIME_LIMIT_MS }: Recaptcha,
  { answer, address }: CaptchaAnswer,
): Promise<Verdict> {
  const form = new URLSearchParams({ secret: secretKey, response: answer });
  // The address that limits count may be a whole network, which Google does not know.
  if (isIP(address)) form.set('remoteip', address);
  const body = String(form);
  const { status, bytes } = await callHttp({
    method: 'POST',
    url: verifyUrl,
    headers: HEADERS,
    body,
    timeLimitMs,
    maxBytes: MAX_ANSWER_BYTES,
  });
  const verdict = status === 200 && bytes ? readVerdict(bytes.toString('utf8')) : undefined;
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
