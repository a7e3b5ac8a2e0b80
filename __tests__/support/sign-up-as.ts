import { captchaFor } from './solve-captcha';
import type { Answer, TestApp } from './test-app';

/** A password that meets the rules and is in no list of common passwords. */
export const GOOD_PASSWORD = 'Tulsi-leaf-84';

let people = 0;

/** An email address that no other test uses. */
export function newEmail(): string {
  people += 1;
  return `person${people}@example.com`;
}

/** Fills the sign-up form and sends it, with its captcha solved. */
export async function signUpAs(
  app: TestApp,
  who: Record<string, string>,
  fields: Record<string, string> = {},
): Promise<Answer> {
  const password = fields.password ?? GOOD_PASSWORD;
  const body = {
    email: newEmail(),
    first_name: 'Asha',
    last_name: 'Shah',
    mobile_no: '9712345678',
    password,
    confirm_password: password,
    recaptcha: await captchaFor(app, 'signup'),
    ...fields,
  };
  return app.call('POST /user/signup/', { who, body });
}
