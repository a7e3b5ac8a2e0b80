import type { Challenge } from 'altcha-lib';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { CaptchaForm } from '@/contract/captcha';
import type { TestApp } from './test-app';

/** Does the work of a challenge and writes the answer as the widget does. */
export async function solve(challenge: object): Promise<string> {
  const solution = await solveChallenge({ challenge: challenge as Challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

/** What a form sends as `recaptcha` after its captcha is solved. */
export async function captchaFor(app: TestApp, form: CaptchaForm): Promise<string> {
  const { body } = await app.call(`GET /user/captcha/?form=${form}`);
  return solve(body.challenge);
}
