import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { CaptchaForm } from '@/contract/accounts/captcha';
import type { TestApp } from './test-app';

/** Solves a challenge and encodes the answer as the widget does. */
export async function solve(challenge: object): Promise<string> {
  const solution = await solveChallenge({ challenge: challenge as Challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

/** The `recaptcha` value of a form with a solved captcha. */
export async function captchaFor(app: TestApp, form: CaptchaForm): Promise<string> {
  const { body } = await app.call(`GET /user/captcha/?form=${form}`);
  return solve(body.challenge);
}
