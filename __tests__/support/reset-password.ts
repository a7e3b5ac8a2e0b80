import { deliverMails } from './deliver-mails';
import { captchaFor } from './solve-captcha';
import type { TestApp } from './test-app';

const LINK = /https:\/\/vanya\.example\/reset-password\/([\w-]{43})\b/;

type Headers = Record<string, string>;

/** Requests a password reset as the form does. */
export async function ask(app: TestApp, email: string, who: Headers = {}) {
  const body = { email, recaptcha: await captchaFor(app, 'reset_password') };
  return app.call('POST /user/reset-password/', { who, body });
}

/** Requests a reset and reads the email; returns the token of its link. */
export async function mailedToken(app: TestApp, email: string): Promise<string> {
  await ask(app, email);
  const mails = await deliverMails(app);
  const [, token] = mails.flatMap(({ text }) => LINK.exec(text) ?? []);
  if (!token) throw new Error('No mail with a link came');
  return token;
}

/** Uses the link, without an identity or as `who`, with further fields. */
export function use(
  app: TestApp,
  token: string,
  password = 'Fresh@Tulsi9',
  who: Headers = {},
  more: object = {},
) {
  const body = { new_password: password, confirm_password: password, ...more };
  return app.call(`POST /user/reset-password/${token}/`, { who, body });
}
